import type { z } from 'zod'
import { foldText } from '#contract/search-words.ts'
import { hasSameStem } from '#server/lib/match-names.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { areaOf } from '#server/ports/areas.ts'
import { type Found, type RecordQuestion, recordQuestion } from '#server/ports/coach-queries.ts'
import type { CoachTool } from './coach-tool.ts'
import { faultsOf, refuse, type Refused } from './tool-refusals.ts'
import { tidyInput, toToolSchema, type ToolSchema } from './tool-schema.ts'

/** The most questions about records in one turn, searches by name included. */
export const maxReads = 6

/** Null while questions are left; then a refusal. */
export type TakeRead = () => Refused | null

/** Counts the questions of one turn. */
export function countReads(): TakeRead {
  let reads = 0
  return () => ((reads += 1) > maxReads ? spent : null)
}

const spent: Refused = {
  refused: `At most ${maxReads} questions and searches by name in one turn. Answer with what you have, and tell her what is left for her next message.`,
}

const notes = {
  from: 'yyyy-MM-dd',
  to: 'yyyy-MM-dd, included',
  day: 'yyyy-MM-dd',
  at: 'HH:mm, 24 hours',
  month: 'yyyy-MM',
  hours: 'only this part of the day, HH:mm to HH:mm',
  minutes: 'how long it is to be',
  item: 'only this item',
}

/** The result, with the total number of matches and how many of them are in the list. */
function toToolResult(found: Found): object {
  if (found.ask === 'tasks') {
    const { total: all, done, state, ...rest } = found
    const totals = { open: all - done, done, all }
    return { ...rest, state, total: totals[state], listed: found.tasks.length, ...(state === 'all' && { done }) }
  }
  if (found.ask === 'overdue') return { ...found, listed: found.tasks.length }
  if (found.ask === 'goal') {
    const { others, moreOthers, ...rest } = found
    return found.goals.length > 0
      ? rest
      : { ...rest, note: 'No goal has this name.', openGoals: others, moreOpenGoals: moreOthers }
  }
  if (found.ask === 'shopping') {
    const { shared, ...rest } = found
    const note = 'What is on lists that she shares with others is never read here.'
    return { ...rest, sharedListsWithOpenItems: shared.length === 0 ? 'none' : shared, note }
  }
  return found.ask === 'goals' ? { ...found, listed: found.goals.length } : found
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('')

/** Whether these are words of the user’s in any form, or what 'bp' stands for. */
function isSaid(about: string, said: readonly string[]): boolean {
  const words = wordsOf(about)
  if (words.length === 0) return false
  const areOwn = words.every((word) => said.some((one) => hasSameStem(one, word)))
  return areOwn || (words.length > 1 && said.includes(initialsOf(words)))
}

/** Left out: `mood` by day has these days, and each tool makes every request longer. */
const withoutTool: RecordQuestion['ask'] = 'moodDays'

/** Left out: the sums are enough for a model. */
const withoutDates: ReadonlySet<string> = new Set(['selfCare', 'workouts', 'journalCount', 'prayers'])

/** One tool for each question of an allowed area. Refusals are reported to the model. */
export function recordTools({ records, message, history }: CoachRequest, takeRead: TakeRead): CoachTool[] {
  const said = wordsOf([message, ...history.map((exchange) => exchange.message)].join('\n'))
  const ask = async (schema: ToolSchema, given: unknown, name: string) => {
    const input = tidyInput(schema, given)
    const read = recordQuestion.safeParse({ ...input, ask: name })
    if (!read.success) return refuse(schema, input, faultsOf(read.error))
    // A search by words of the model's choice would reveal the journal's text.
    if (read.data.ask === 'journalAbout' && !isSaid(read.data.about, said))
      return {
        refused: 'Search the journal only for words that she wrote here herself, or what her abbreviation stands for.',
      }
    const noneLeft = takeRead()
    if (noneLeft !== null) return noneLeft
    const { found, isPart = false } = await records.ask(read.data)
    if (found === null) return { refused: 'She has switched this off.' }
    return { ...toToolResult(found), ...(isPart && { note: 'Only these days were read, fewer than asked: say so.' }) }
  }
  return recordQuestion.options
    .filter(
      ({
        shape: {
          ask: { value },
        },
      }) => value !== withoutTool && records.areas.includes(areaOf[value]),
    )
    .map((option): CoachTool => {
      const { ask: name, ...whole } = option.shape
      // The latest added come first, without their days.
      const all: z.core.$ZodShape = 'which' in whole ? { which: whole.which } : whole
      const shape = Object.fromEntries(
        Object.entries(all).filter(([key]) => key !== 'by' || !withoutDates.has(name.value)),
      )
      const schema = toToolSchema(shape, { notes })
      const description = option.description ?? ''
      return { name: `read_${name.value}`, description, schema, run: (given) => ask(schema, given, name.value) }
    })
}
