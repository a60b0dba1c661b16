import type { Ask, RecordAnswer } from '#server/ports/coach-queries.ts'
import { cantTellApart } from './render-logs.ts'

export const daysOnly = 'I only see the days, not your words. Open that day in your journal to read it.'
export const journalOff =
  'I can’t look in your journal: that’s switched off for me. You can turn it on in your profile.'
const asksForWords = /\bwhat (?:did|have|had) i (?:write|written|wrote|say|said|put)\b/i
/** Points to the page with the entries. The answer names their days and never quotes them. */
export function whereToRead(message: string, { found }: RecordAnswer): string | null {
  const hasEntry =
    (found?.ask === 'journalAbout' && (found.days.length > 0 || found.last !== null)) ||
    (found?.ask === 'journalCount' && found.count > 0) ||
    (found?.ask === 'journalLast' && found.last !== null)
  return hasEntry && asksForWords.test(message) ? daysOnly : null
}

/** Returns null if the answer names no entry, since there is nothing to open. */
export function whereToOpen(answers: readonly RecordAnswer[]): string | null {
  const found = answers[0]?.found
  if (found?.ask === 'journalCount' && found.count === 0) return null
  if (found?.ask !== 'journalAbout' || found.days.length > 0 || found.near !== null) return daysOnly
  return found.last === null ? null : 'Open that day in your journal to read it.'
}

/** A visit to a gym is logged like any other workout. */
const cantTellGym = (message: string, { found }: RecordAnswer): string | null =>
  found?.ask === 'workouts' && found.count > 0 && found.named === null && /\bgym\b/i.test(message)
    ? 'That’s every workout you logged: where you did it isn’t recorded.'
    : null

const asksFar =
  /\b(?:how far|how (?:many|much) (?:miles|km|kilometers|calories|reps|pounds|minutes|hours|time)|how long did|miles)\b/i
const asksWhat =
  /^\W*(?:so |and |hey )*what(?:s|’s|'s| was| is| did| kind| type)\b.{0,20}\b(?:workouts?|exercise|work out|gym)\b/i
/** Distances and exercises are only on the page. */
const cantTellWorkout = (message: string, { found }: RecordAnswer): string | null =>
  found?.ask !== 'workouts' || found.count === 0
    ? null
    : asksFar.test(message)
      ? 'That’s how many and when: how far or how much isn’t something I see.'
      : asksWhat.test(message)
        ? 'I see the days, not what you did. That’s under Health & Fitness, on the Gym tab.'
        : null

const asksRecord = /\b(?:longest|record|best|highest)\b/i
const asksBroken =
  /^\W*(?:so |and |hey )*(?:did|have|has) (?:i|my)\b.{0,20}\b(?:br[eo]ak|broke|broken|lose|lost|end|ended)\b/i
/** Only the current streak is stored. */
function streakNote(message: string, { found }: RecordAnswer): string | null {
  if (found?.ask !== 'streak') return null
  if (asksRecord.test(message)) return 'I only know the one you’re on now, not your longest.'
  return asksBroken.test(message) ? (found.days > 0 ? 'No, it’s still going.' : 'Yes, it ended.') : null
}

/** Answers 'How many things are on my list' with the number. */
function shoppingCount(message: string, { found }: RecordAnswer): string | null {
  if (found?.ask !== 'shopping' || found.item !== null || !/\bhow many\b/i.test(message)) return null
  const open = found.lists.reduce((sum, list) => sum + list.open, 0)
  return `${open} ${open === 1 ? 'thing' : 'things'} in all.`
}

const asksFirstEntry = /\b(?:first|longest|shortest|earliest)\b/i
const onlyLatest = ({ found }: RecordAnswer, message: string): string | null =>
  found?.ask === 'journalLast' && asksFirstEntry.test(message)
    ? 'I only see which days you wrote, latest first, so I can’t tell which was the first or the longest.'
    : null

/** The sentence before an answer that is partial, or that begins with yes or no. */
export const noteBefore = (message: string, answer: RecordAnswer, ask: Ask): string | null =>
  cantTellApart(ask, message) ??
  streakNote(message, answer) ??
  shoppingCount(message, answer) ??
  onlyLatest(answer, message)

/** The sentence after an answer, about what the records don't have. */
export const noteAfter = (message: string, answer: RecordAnswer): string | null =>
  cantTellGym(message, answer) ?? cantTellWorkout(message, answer)
