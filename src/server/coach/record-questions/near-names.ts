import { isSameWord, significantWords } from '#server/lib/match-names.ts'
import { stemmer } from '@orama/stemmers/english'

/** Verbs that many names begin with, so they don't distinguish one name from another. */
const generic = new Set(
  'call do go get buy pay make send write take clean finish have see read set put check ask the hacer llamar comprar pagar ir'.split(
    ' ',
  ),
)

/** Returns true if the title has at least half of the name's distinctive words. */
function isNear(about: string, title: string): boolean {
  const [all, has] = [significantWords(about), significantWords(title)]
  const telling = all.filter((word) => !generic.has(word))
  const wanted = telling.length > 0 ? telling : all
  const shared = wanted.filter((word) =>
    has.some((one) => isSameWord(one, word) || stemmer(one) === stemmer(word)),
  ).length
  return shared > 0 && shared * 2 >= wanted.length
}

/** Adds the stems of the words, so that 'running' also finds 'Easy run'. */
export function withStems(name: string): string {
  const words = name.split(' ')
  return [...new Set([...words, ...words.map(stemmer)])].join(' ').slice(0, 80)
}

/** Returns the items that the name may refer to. */
export const nearNames = <T>(about: string, items: readonly T[], nameOf: (item: T) => string): T[] =>
  items.filter((item) => isNear(about, nameOf(item)))
