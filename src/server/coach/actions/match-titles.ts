import type { FoundRecord } from '#server/ports/named-records.ts'
import { fold } from './text.ts'

const small = new Set(
  'the a an my our your for of to in on at with and or from about is this that task event item reminder appointment el la los las un una mi mis para de del con y e en a al tarea evento cita recordatorio cosa'.split(
    ' ',
  ),
)

/** No name is longer; what is beyond does not count. */
const mostLetters = 300

const wordsOf = (text: string): string[] => {
  const all = fold(text.slice(0, mostLetters)).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : all).map((word) => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word))
}
const plain = (text: string): string => wordsOf(text).join(' ')
const hasAll = (words: readonly string[], of: readonly string[]): boolean => of.every((word) => words.includes(word))

/**
 * The records that a name may mean: those called just so, or else those with all of its words, or whose words are all in it. Of
 * several with one title, such as a repeating task, the next.
 */
export function matchTitles(name: string, records: readonly FoundRecord[], today: string): FoundRecord[] {
  const wanted = wordsOf(name)
  const exact = records.filter(({ title }) => plain(title) === plain(name))
  const near = records.filter(({ title }) => hasAll(wordsOf(title), wanted) || hasAll(wanted, wordsOf(title)))
  return nextOfEach(exact.length > 0 ? exact : near, today)
}

function nextOfEach(records: readonly FoundRecord[], today: string): FoundRecord[] {
  const byTitle = Map.groupBy(records, ({ record, title }) => `${record} ${plain(title)}`)
  return [...byTitle.values()].flatMap((same) => {
    const next = same.find(({ dueDate }) => dueDate === null || dueDate >= today) ?? same.at(-1)
    return next === undefined ? [] : [next]
  })
}
