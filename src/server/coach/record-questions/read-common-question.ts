import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { addDays } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import type { Language } from '../safety/kinds.ts'
import { readDays } from '../when/read-days.ts'
import { inDays } from './read-follow-up-question.ts'
import { toPlainText, splitQuestionSentences } from './plain-text.ts'
import { journalIn } from './journal-question.ts'
import { leadIns } from './question-phrases.ts'

/**
 * A plain question about records, which the classifier may take for small talk. `isSleep`: it also asks about sleep, which the app
 * doesn't track.
 */
export type PlainQuestion = {
  kind: 'trend' | 'journal' | 'other'
  questions: readonly RecordQuestion[]
  isSleep: boolean
}

/** In words. A longer message is a story, not a question. */
const maxWords = 45
const askVerbs = oneOf(
  'what|whats|which|how|when|is|are|do|does|did|have|has|am|any|look|show|tell|list|check|go|read|where|give',
)
const asks = new RegExp(String.raw`^(?:(?:${leadIns}) )*(?:${askVerbs})\b`)
const wantsAdvice =
  /\b(?:should|how (?:do|can|could|would|to)|why|advice|tips|help me|suggest\w*|say to|ideas|explain|normal|write|draft)\b/

const income =
  /\b(?:my|our) (?:\w+ ){0,2}(?:income|earnings)\b|\bi(?:'ve| have|ve)? been (?:earning|making|bringing in)\b/
const trend =
  /\b(?:up|down|lately|recently|trend\w*|look(?:s|ing)? like|over time|(?:last|past) (?:couple|few|two|three|several))\b/
const home =
  /\b(?:around|in|for|about) the house\b|\bhouse(?:hold)? ?(?:stuff|tasks?|jobs?|things|chores|work)\b|\bchores\b/
const undone =
  /\bi\b.{0,40}\b(?:still|haven'?t|have not|not done|said|meant|supposed|promised|put off)\b|\b(?:left|undone|unfinished|still open|waiting|overdue)\b/
const others = /\b(?:he|she|they|him|them|husband|wife|kids?|son|daughter|roommate|partner|mom|dad)\b/
const late =
  /\boverdue\b|\bpast (?:due|its date|their date)\b|\b(?:am i|i'?m|i am) (?:\w+ )?(?:behind|late) (?:on|with)\b|\b(?:slipped|slipping) by\b/
/** A question about goals is not about overdue tasks. */
const goals = /\bgoals?\b/
const owed =
  /\b(?:bills?|rent|invoices?|payments?|loan|library|books?|baby|due date|taxes|debts?|card|fees?|food|milk|eggs|meat|eat|safe)\b/
const mood = /\bmoods?\b|\bwhen i(?:'?m| am| feel| get| was)\b/
const pattern =
  /\bpatterns?\b|\b(?:certain|which|what|specific|particular) (?:days?|weekdays?)\b|\bdays? of the week\b|\bweekdays?\b/
const writing = /\b(?:writing|written|wrote|journal\w*|entries)\b/
const sleep = /\b(?:sleep|sleeping|slept)\b/

const howItGoes = oneOf(
  "how (?:am i|i'?m|have i been|did i|i'?ve been|is it going|are things going|was i)(?: doing| going| do)?",
  "how'?d i do",
)
const doing = new RegExp(String.raw`\b(?:${howItGoes}) (?:with|on|for|in) (?:my )?(.{3,80})$`)
const whenAtEnd =
  /(?<=[^ ,])[ ,]{1,3}(?:lately|recently|so far|these days|this (?:week|month)|(?:the )?(?:last|past) (?:week|month|(?:few|couple|two) weeks))\b.{0,20}$/
const carriedOverWords = oneOf(
  'left over|leftover|carried over|rolled over|still (?:there|open|hanging)|hanging|held over',
)
const carriedOver = wholeWords([
  String.raw`(?:${carriedOverWords})\b.{0,20}\b(?:from|since) (?:last|yesterday|before|earlier|the)`,
  '(?:anything|stuff|any of (?:it|that)) (?:from )?(?:last week|yesterday|before)',
])
const drank = wholeWords([
  'how (?:much|many)\\b.{0,20}\\b(?:water|glasses|cups|bottles)\\b.{0,25}\\bi\\b.{0,10}\\b(?:drink|drank|drunk|log|logged|had|have)',
  'how (?:much|many|often)\\b.{0,20}\\bi\\b.{0,20}\\b(?:drink|drank|drunk|log|logged|had|have|get)\\b.{0,20}\\bwater',
  '(?:am i|have i been|have i|did i|was i)\\b.{0,15}\\b(?:drinking|drink|getting|get|had|having) (?:enough |my |any |much |all my )+water',
  'have i (?:drank|drunk|had) enough(?: water)?(?: today| this week)?',
])
/** Words before days. 'What did I have in June' is about the planner, like 'what do I have'. */
const onDays = oneOf('in|on|for|during|last|yesterday|this')
const hadOn = new RegExp(
  String.raw`^(?:(?:and|so|ok|hey) )*what (?:all )?did (?:i|we) have (?:(?:on|planned|going on|scheduled) )?(?:${onDays})\b(?! (?:for )?(?:breakfast|lunch|dinner))`,
)
const todays = /\b(?:today|tonight)\b/

const longSpan = 84
const usualSpan = 28

const back = (today: string, days: number) => ({ from: addDays(today, 1 - days), to: today })

/** Asks for the income of this month and of the two before it. */
const lastMonths = (today: string): RecordQuestion[] =>
  [2, 1, 0].map((months) => ({
    ask: 'income',
    month: Temporal.PlainDate.from(today).subtract({ months }).toString().slice(0, 7),
  }))

const homeQuestion = (today: string): RecordQuestion => ({
  ask: 'household',
  from: addDays(today, -365),
  to: addDays(today, 30),
})

function moodsIn(line: string, today: string): RecordQuestion[] {
  const span = back(today, longSpan)
  const entries: RecordQuestion[] = writing.test(line) ? [{ ask: 'journalCount', ...span }] : []
  return [{ ask: 'mood', ...span, by: 'weekday', weekday: null }, ...entries]
}

const plainly = (...questions: readonly RecordQuestion[]): PlainQuestion => ({
  kind: 'other',
  questions,
  isSleep: false,
})

const tasksToday = (today: string): RecordQuestion => ({
  ask: 'tasks',
  from: today,
  to: today,
  state: 'open',
  hours: null,
})

/** Returns the two or three areas named in 'How am I doing on water and workouts lately'. */
function areasIn(line: string, today: string, language: Language): RecordQuestion[] | null {
  const said = doing.exec(line)?.[1]?.replace(/[?.!]/g, '')
  if (said === undefined) return null
  const span = readDays(line, language, today, 'past').span
  // Punctuation is gone by now, so a list consists of words only.
  const named = said
    .replace(whenAtEnd, '')
    .replaceAll(/self[- ]care/g, 'selfcare')
    .split(/[\s,]+/)
    .filter((word) => word !== 'and' && word !== 'my')
  if (named.join() === 'goals') return [{ ask: 'goal', about: null, want: 'pace' }]
  if (named.length === 0 || named.length > 3) return null
  if (named.length === 1 && !/^(?:water|hydration|hydrating|workouts|prayers?|mood|moods)$/.test(named[0] ?? ''))
    return null
  const questions = named.flatMap((word): RecordQuestion[] => {
    const question = areas.find(([form]) => form.test(word))?.[1](today)
    if (question === undefined) return []
    return [(span === null ? null : inDays(question, span, today)) ?? question]
  })
  return questions.length === named.length ? questions : null
}

function plainIn(line: string, today: string, language: Language): PlainQuestion | null {
  const written = journalIn(line, today, language)
  if (written !== null) return { ...plainly(written), kind: 'journal' }
  const near = howNear.exec(line)?.[1] ?? howNearSum.exec(line)?.[1]
  if (near !== undefined) return plainly({ ask: 'goal', about: near, want: 'left' })
  if (!asks.test(line) || wantsAdvice.test(line)) return null
  if (income.test(line) && trend.test(line)) return { ...plainly(...lastMonths(today)), kind: 'trend' }
  if (home.test(line) && undone.test(line) && !others.test(line)) return plainly(homeQuestion(today))
  if (late.test(line) && !owed.test(line) && !others.test(line) && !goals.test(line)) return plainly({ ask: 'overdue' })
  if (mood.test(line) && pattern.test(line)) return plainly(...moodsIn(line, today))
  if (carriedOver.test(line) && todays.test(line) && !others.test(line))
    return plainly(tasksToday(today), { ask: 'overdue' })
  const had = hadOn.test(line) ? readDays(line, language, today, 'past').span : null
  if (had !== null) return plainly({ ask: 'tasks', ...had, state: 'all', hours: null })
  if (drank.test(line))
    return plainly({ ask: 'water', ...(readDays(line, language, today, 'past').span ?? back(today, 7)) })
  const both = areasIn(line, today, language)
  if (both !== null) return plainly(...both)
  if (!/\bmoods?\b/.test(line) || !sleep.test(line)) return null
  const span = readDays(line, language, today, 'past').span ?? back(today, usualSpan)
  return { ...plainly({ ask: 'mood', ...span, by: 'all', weekday: null }), isSleep: true }
}

const goalNouns = oneOf('to|from|on|with|off')
/** Matches 'How close am I to my trip fund'. */
const howNear = new RegExp(
  String.raw`^(?:(?:so|ok|okay|and|hey) )*how (?:close|far|near) (?:am i|are we) (?:${goalNouns}) (?:my|our) ((?:[\w'-]+ ){0,4}(?:fund|savings?|goal|debt|loan))$`,
)

/** Matches 'How close am I to the 3000 for the trip to Portugal'. */
const howNearSum = new RegExp(
  String.raw`^(?:(?:so|ok|okay|and|hey) )*how (?:close|far|near) (?:am i|are we) (?:${goalNouns}) (?:the |my |our |that )?[$€£]?\d[\d.,]*k? (?:for|toward|towards|on) (?:the |my |our |that )?(.{2,60})$`,
)

const drankInSpanish =
  /\bcuant[oa]s? (?:agua|vasos)\b.{0,20}\b(?:bebi|he bebido|bebo|tome|he tomado|llevo|registre|anote)\b/
const goalInSpanish =
  /\bcomo (?:va|voy con|vamos con|llevo|anda|esta) (?:mi|la|nuestra) meta (?:de|del|para|con) (.{2,60})$/

function spanishIn(line: string, today: string): PlainQuestion | null {
  if (drankInSpanish.test(line))
    return plainly({ ask: 'water', ...(readDays(line, 'es', today, 'past').span ?? back(today, 7)) })
  const about = goalInSpanish.exec(line)?.[1]
  return about === undefined ? null : plainly({ ask: 'goal', about, want: 'pace' })
}

const isShort = (message: string): boolean => message.split(/\s+/).length <= maxWords

/** Returns the plain question about the records that a message asks, or null. */
export function plainQuestion(message: string, today: string, language: Language): PlainQuestion | null {
  if (!isShort(message)) return null
  for (const sentence of splitQuestionSentences(message)) {
    const line = toPlainText(sentence)
    const found = language === 'en' ? plainIn(line, today, language) : spanishIn(line, today)
    if (found !== null) return found
  }
  return null
}

/** Matches 'Go through my planner and tell me where I could put two prayers and sleep'. */
const room = /\b(?:where|when) (?:i|we)? ?(?:could|can|might)(?: (?:i|we))?(?: \w+)? (?:put|fit|squeeze|place)\b/
/** In minutes. */
const usualRoom = 60
const areas: readonly (readonly [RegExp, (today: string) => RecordQuestion])[] = [
  [/\b(?:income|earnings|earned)\b/, (today) => ({ ask: 'income', month: today.slice(0, 7) })],
  [/\b(?:household tasks|chores|around the house)\b/, homeQuestion],
  [room, (today) => ({ ask: 'freeTime', from: today, to: addDays(today, 6), minutes: usualRoom, hours: null })],
  [
    /\b(?:tasks?|planner|calendar|schedule|to-?dos?|to do list)\b/,
    (today) => ({
      ask: 'tasks',
      from: today,
      to: addDays(today, 6),
      state: 'open',
      hours: null,
    }),
  ],
  [/\bgoals?\b/, () => ({ ask: 'goals', which: 'open' })],
  [/\bmoods?\b/, (today) => ({ ask: 'mood', ...back(today, usualSpan), by: 'all', weekday: null })],
  [/\b(?:journal\w*|entries)\b/, (today) => ({ ask: 'journalCount', ...back(today, usualSpan) })],
  [/\bself-? ?care\b/, (today) => ({ ask: 'selfCare', ...back(today, 7), activity: null })],
  [/\b(?:workouts?|exercises?)\b/, (today) => ({ ask: 'workouts', ...back(today, usualSpan) })],
  [/\b(?:water|hydration)\b/, (today) => ({ ask: 'water', ...back(today, usualSpan) })],
  [/\b(?:shopping|grocery|groceries) ?(?:lists?)?\b/, () => ({ ask: 'shopping', list: null, item: null })],
  [/\bprayers?\b/, (today) => ({ ask: 'prayers', ...back(today, 7) })],
  [/\bstreak\b/, () => ({ ask: 'streak' })],
  [/\bwellness score\b/, () => ({ ask: 'score' })],
]
const own = /\b(?:my|i|ive|i've|our)\b/

/** Returns the question for the area of the app that the message names, if no other reader answers it. Null for advice and small talk. */
export function namedArea(message: string, today: string, language: Language): RecordQuestion | null {
  if (language !== 'en' || !isShort(message)) return null
  for (const sentence of splitQuestionSentences(message)) {
    const line = toPlainText(sentence)
    const found = areas.find(([form]) => form.test(line))
    if (found === undefined || !asks.test(line) || !own.test(line) || wantsAdvice.test(line)) continue
    const { span } = readDays(line, language, today, 'past')
    return (span === null ? null : inDays(found[1](today), span, today)) ?? found[1](today)
  }
  return null
}
