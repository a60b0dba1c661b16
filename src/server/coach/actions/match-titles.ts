import type { FoundRecord } from '#server/ports/named-records.ts'
import { hasSameStem, isSameWord, plainName, significantWords } from '#server/lib/match-names.ts'
import { ofSavings } from '../savings-titles.ts'

const comparableTitle = (text: string): string => significantWords(text).join(' ')
const hasAll = (words: readonly string[], of: readonly string[]): boolean =>
  of.every((word) => words.some((one) => isSameWord(one, word)))

/** Returns the records that have every word of a name, including small ones: 'the y' is not 'the'. */
const called = (name: string, records: readonly FoundRecord[]): FoundRecord[] =>
  records.filter(({ title }) => plainName(title) !== '' && plainName(title) === plainName(name))

/**
 * Returns the records that a name may mean: those with exactly that title, or else those with all of its words, or whose words are all in
 * it. Of several with one title, such as a repeating task, it returns the next.
 */
export function matchTitles(name: string, records: readonly FoundRecord[], today: string): FoundRecord[] {
  const wanted = significantWords(name)
  const exact = records.filter(({ title }) => comparableTitle(title) === comparableTitle(name))
  const near = records.filter(
    ({ title }) => hasAll(significantWords(title), wanted) || hasAll(wanted, significantWords(title)),
  )
  const fit = [called(name, records), exact, near].find((each) => each.length > 0) ?? []
  return nextOfEach(fit, today)
}

/** Returns all records with the words of a name, in any form: 'gutters' is in 'Clean the gutter'. */
export const matchEach = (name: string, records: readonly FoundRecord[]): FoundRecord[] =>
  records.filter(({ title }) => hasStems(significantWords(title), significantWords(name)))

const hasStems = (words: readonly string[], of: readonly string[]): boolean =>
  of.every((word) => words.some((one) => isSameWord(one, word) || hasSameStem(one, word)))

/**
 * The goals that a name may mean, of no name all: by its words, or else by their stems, as 'my reading goal' means 'Read 24 books'. Those
 * that are open before those that are reached.
 */
export function matchGoals(name: string, goals: readonly FoundRecord[]): FoundRecord[] {
  const wanted = significantWords(name)
  const whole = goals.filter(({ title }) => comparableTitle(title) === comparableTitle(name))
  const near = goals.filter(({ title }) => hasAll(significantWords(title), wanted))
  const byStem = goals.filter(({ title }) => hasStems(significantWords(title), wanted))
  const fit = [called(name, goals), whole, near, byStem].find((each) => each.length > 0) ?? []
  const open = fit.filter(({ goal }) => goal?.isCompleted === false)
  return open.length > 0 ? open : fit
}

const anySavings = /^(?:my |our |the )?savings?$/i
/** Returns true for 'savings', which names a kind of goal. */
export const isAnySavings = (name: string): boolean => anySavings.test(name.trim())

/** The open goals of saving money, for 'my savings goal' where none has that name. */
export const savingsGoals = (name: string, goals: readonly FoundRecord[]): FoundRecord[] =>
  isAnySavings(name)
    ? goals.filter(
        ({ title, goal }) =>
          goal?.isCompleted === false && goal.currency !== null && goal.kind !== 'debt' && ofSavings.test(title),
      )
    : []

export function nextOfEach(records: readonly FoundRecord[], today: string): FoundRecord[] {
  const byTitle = Map.groupBy(records, ({ record, list, title }) => `${record} ${list} ${comparableTitle(title)}`)
  return [...byTitle.values()].flatMap((same) => {
    const next = same.find(({ dueDate }) => dueDate === null || dueDate >= today) ?? same.at(-1)
    return next === undefined ? [] : [next]
  })
}
