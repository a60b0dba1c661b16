import type { FoundRecord } from '#server/ports/named-records.ts'
import { isSameWord, significantWords } from '#server/lib/match-names.ts'

const comparableTitle = (text: string): string => significantWords(text).join(' ')
const hasAll = (words: readonly string[], of: readonly string[]): boolean =>
  of.every((word) => words.some((one) => isSameWord(one, word)))

/**
 * The records that a name may mean: those called just so, or else those with all of its words, or whose words are all in it. Of
 * several with one title, such as a repeating task, the next.
 */
export function matchTitles(name: string, records: readonly FoundRecord[], today: string): FoundRecord[] {
  const wanted = significantWords(name)
  const exact = records.filter(({ title }) => comparableTitle(title) === comparableTitle(name))
  const near = records.filter(
    ({ title }) => hasAll(significantWords(title), wanted) || hasAll(wanted, significantWords(title)),
  )
  return nextOfEach(exact.length > 0 ? exact : near, today)
}

export function nextOfEach(records: readonly FoundRecord[], today: string): FoundRecord[] {
  const byTitle = Map.groupBy(records, ({ record, list, title }) => `${record} ${list} ${comparableTitle(title)}`)
  return [...byTitle.values()].flatMap((same) => {
    const next = same.find(({ dueDate }) => dueDate === null || dueDate >= today) ?? same.at(-1)
    return next === undefined ? [] : [next]
  })
}
