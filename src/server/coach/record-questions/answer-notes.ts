import type { RecordAnswer } from '#server/ports/coach-queries.ts'

const daysOnly = 'I only see the days, not your words. Open that day in your journal to read it.'
const asksForWords = /\bwhat (?:did|have|had) i (?:write|written|wrote|say|said|put)\b/i
/** 'What did I write': the days are told, never the words. */
export function whereToRead(message: string, { found }: RecordAnswer): string | null {
  const hasEntry =
    (found?.ask === 'journalAbout' && (found.days.length > 0 || found.last !== null)) ||
    (found?.ask === 'journalCount' && found.count > 0) ||
    (found?.ask === 'journalLast' && found.last !== null)
  return hasEntry && asksForWords.test(message) ? daysOnly : null
}

/** Where no entry is told, there is nothing to open. */
export function whereToOpen(answers: readonly RecordAnswer[]): string | null {
  const found = answers[0]?.found
  if (found?.ask === 'journalCount' && found.count === 0) return null
  if (found?.ask !== 'journalAbout' || found.days.length > 0 || found.near !== null) return daysOnly
  return found.last === null ? null : 'Open that day in your journal to read it.'
}

/** A visit to a gym is logged as any workout. */
export const cantTellGym = (message: string, { found }: RecordAnswer): string | null =>
  found?.ask === 'workouts' && found.count > 0 && found.named === null && /\bgym\b/i.test(message)
    ? 'That’s every workout you logged: where you did it isn’t recorded.'
    : null
