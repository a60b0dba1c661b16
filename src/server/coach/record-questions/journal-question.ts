import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { Language } from '../safety/kinds.ts'
import { readDays } from '../when/read-days.ts'
import { withoutDates } from './strip-dates.ts'
import { withoutHolidays } from '../when/holidays.ts'
import { entryNoise, lastAble, leadIns, nameIn, timeNoise } from './question-phrases.ts'

const entryWords = oneOf(
  'where|when|the times?|times?|every time|a time|the days?|days?|entries|the entries|the entry|an entry',
)
/** Matches 'Find where I felt proud', which asks for the days of those entries. */
const findWhere = new RegExp(
  String.raw`^(?:(?:${leadIns}) )*(?:find|show me|search(?: for)?|look up|pull up|look for) (?:me )?(?:${entryWords}) (?:that |where |when )?i (?:felt|feel|was feeling|was|wrote about|talked about|mentioned|said i was|got) (.{2,40})$`,
)
const lookBack = new RegExp(
  String.raw`^(?:(?:${leadIns}) )*(?:i want to |let'?s |let me |help me )?(?:look|go|read|scroll|flip)(?: back)? (?:through|over|in|at) (?:my|the) (?:old )?(?:journal|diary|entries|journal entries)\b(.{0,40})$`,
)

/** Matches 'What was it I wrote about the visit'. */
const wroteAbout = new RegExp(
  String.raw`^(?:(?:${leadIns}) )*what (?:was it|was that|is it) (?:that )?i (?:wrote|had written|said|put)(?: down)? (?:[^?]{0,40}? )?about (.{2,80})$`,
)
/** Matches 'What did I write about Zora in February'. */
const whatWrote = new RegExp(
  String.raw`^(?:(?:${leadIns}) )*what (?:did|have|had) i (?:write|wrote|written|journal|journaled)(?: down)?(?: in my (?:journal|diary))? about (.{2,80}?)[?.!]*$`,
)
/** Matches days beside a named day at the end: 'about the kids the week before Thanksgiving'. */
const besideDay =
  / (?:on |in |during |over |for )?(?:the )?(?:day|night|morning|week|weekend|month) (?:right |just )?(?:before|after|of) .{3,30}$/
/** Drops the days at the end, if they are known. */
const withoutBesideDay = (said: string, today: string): string => {
  const tail = besideDay.exec(said)?.[0]
  return tail === undefined || readDays(tail, 'en', today, 'past').span === null
    ? said
    : said.slice(0, said.length - tail.length)
}
const whens = oneOf(
  'some ?time|maybe|i think|last (?:week|month|year)|a while (?:ago|back)|the other (?:day|week)',
  'this (?:week|month|year)|back in \\w{3,9}|in (?:my )?(?:journal|diary)',
)
/** Matches a vague time. */
const roughlyWhen = new RegExp(`[ ,](?:${whens})\\b.*$`)

/** Matches 'What did I write about on Easter', 'what did I write over Thanksgiving'. */
const wroteOn = new RegExp(
  String.raw`^(?:(?:${leadIns}) )*(?:what (?:all )?)?(?:did|have|had) (?:i|we) (?:write|wrote|written|journal|journaled|say)(?: down)?(?: anything| something)?(?: about)?(?: in my (?:journal|diary))? ((?:on|over|during|at|around|for|in|last|this|yesterday|the (?:day|night|morning|weekend) (?:after|before|of)) ?.{0,40}?)(?: in my (?:journal|diary))?[?.!]*$`,
)
const justDays = timeNoise.union(
  new Set(
    'my our sunday day weekend break about around over during easter thanksgiving mothers mother fathers father labor memorial good palm ash week after before the of night morning'.split(
      ' ',
    ),
  ),
)

/** Returns the question if it plainly asks about the journal, or null. */
export function journalIn(line: string, today: string, language: Language): RecordQuestion | null {
  const wrote = wroteAbout.exec(line)?.[1]?.replace(roughlyWhen, '') ?? whatWrote.exec(line)?.[1]
  const about = nameIn(
    withoutDates(withoutBesideDay(wrote ?? (findWhere.exec(line) ?? lastAble.exec(line))?.[1] ?? '', today)),
    entryNoise,
  )
  const { span } = readDays(line, language, today, 'past')
  const on = span === null ? undefined : wroteOn.exec(line)?.[1]
  if (span !== null && on !== undefined && nameIn(withoutDates(withoutHolidays(on)), justDays) === null)
    return { ask: 'journalCount', ...span }
  const days = span ?? { from: null, to: null }
  if (about !== null) return { ask: 'journalAbout', about, ...days }
  if (lookBack.exec(line) === null) return null
  return span === null ? { ask: 'journalLast' } : { ask: 'journalCount', ...span }
}
