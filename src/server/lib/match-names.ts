import { foldText } from './fold-text.ts'

const small = new Set(
  `the a an my our your for of to in on at with and or from about is was it this that goal goals task fund list event item reminder
  appointment el la los las un una mi mis para de del con y o e en a al sobre meta objetivo tarea lista evento cita recordatorio cosa`.split(
    /\s+/,
  ),
)

/** No name is longer; what is beyond does not count. */
const maxLetters = 400

const wordsOf = (text: string): string[] => foldText(text.slice(0, maxLetters)).match(/[\p{L}\p{N}]+/gu) ?? []
/** The words that tell one name from another; all where none does. */
export const significantWords = (text: string): readonly string[] => {
  const words = wordsOf(text)
  const telling = words.filter((word) => !small.has(word))
  return telling.length > 0 ? telling : words
}

/** Plural and singular count as the same word. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.length > 3 && (one === `${other}s` || other === `${one}s`))

/** 'Walks', 'walked' and 'walking' are of 'walk'. */
export const isFormOf = (word: string, name: string): boolean => word.startsWith(name) && word.length - name.length <= 4

/** The items whose names share most words with `about`; none that shares no word. Ties are all given, in order. Null is any name. */
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
