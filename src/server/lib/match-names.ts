import { stemmer } from '@orama/stemmers/english'
import { foldText } from '#contract/search-words.ts'
import { kinNames } from './kin-names.ts'

const small = new Set(
  `the a an my our your for of to in on at with and or from about is was it this that goal goals task fund list event item reminder
  appointment appointments appt appts el la los las un una mi mis para de del con y o e en a al sobre meta objetivo tarea lista evento cita recordatorio cosa`.split(
    /\s+/,
  ),
)

/** The longest name. Text beyond it is ignored. */
const maxLetters = 400

const wordsOf = (text: string): string[] => foldText(text.slice(0, maxLetters)).match(/[\p{L}\p{N}]+/gu) ?? []
/** All words of a name, however they are joined. */
export const plainName = (text: string): string => wordsOf(text).join(' ')

/** The words that distinguish a name from others; all words if none does. */
export const significantWords = (text: string): readonly string[] => {
  const words = wordsOf(text)
  const telling = words.filter((word) => !small.has(word))
  return telling.length > 0 ? telling : words
}

/** Plural and singular count as the same word. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.length > 3 && (one === `${other}s` || other === `${one}s`))

/** 'Walks', 'walked' and 'walking' are forms of 'walk'. */
export const isFormOf = (word: string, name: string): boolean => word.startsWith(name) && word.length - name.length <= 4

/** 'Sleep', 'sleeps' and 'sleeping' have one stem. */
export const hasSameStem = (one: string, other: string): boolean => one === other || stemmer(one) === stemmer(other)

/** Words of one stem begin with the same letters. These are compared first, because the stemmer is slower. */
const begins = 3

/** Whether some texts have all distinguishing words of a name, in any form and order; 'mom' also as 'Mama'. */
export function saysAll(name: string): (texts: readonly string[]) => boolean {
  const wanted = significantWords(name).map((said) =>
    kinNames(said).map((word) => ({ word, stem: stemmer(word), start: word.slice(0, begins) })),
  )
  return (texts) => {
    const words = [...new Set(foldText(texts.join('\n')).match(/[\p{L}\p{N}]+/gu))]
    const stands = ({ word, stem, start }: { word: string; stem: string; start: string }): boolean =>
      words.some((one) => one === word || (one.startsWith(start) && stemmer(one) === stem))
    return wanted.every((names) => names.some(stands))
  }
}

/** The items whose names share the most words with `about`, at least one. Returns all ties, in order. Null matches any name. */
export function matchNames<T>(about: string | null, items: readonly T[], nameOf: (item: T) => string): T[] {
  if (about === null) return [...items]
  const wanted = significantWords(about)
  const scored = items.map((item) => {
    const words = wordsOf(nameOf(item))
    return { item, shared: wanted.filter((word) => words.some((one) => isSameWord(one, word))).length }
  })
  const best = Math.max(0, ...scored.map(({ shared }) => shared))
  return best === 0 ? [] : scored.filter(({ shared }) => shared === best).map(({ item }) => item)
}
