import { addDays } from '#server/lib/days.ts'
import type { FoundOf, RecordQuestion } from '#server/ports/coach-queries.ts'
import { readDuration } from '../when/durations.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { bulletList } from '../markdown.ts'
import { readCount } from '../number-words.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { withoutDeterminer, withoutWhen, withSpellingOf } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { splitQuestionSentences } from './plain-text.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { plainSentence } from './series/ask-of-records.ts'

const plannerNames = '(?:planner|calendar|schedule|agenda|diary|week)'
const looks = oneOf(
  'go(?:ing)? (?:through|over)|look(?:ing)? (?:through|at|over|in)|check|scan|read|see|search|comb through',
)
const puts = oneOf(
  'put|fit(?: in)?|squeeze(?: in)?|place|slot(?: in)?|schedule|do|get(?: in)?|make time for|find time for|have time for',
)
const may = '(?:i|we) (?:could|can|might|would|d|may) (?:possibly |realistically |maybe |still |best |actually )?'
const mayAsk = '(?:could|can|might|would) (?:i|we) (?:possibly |realistically |maybe |still |best |actually )?'
/** Matches a request to find time. Group: the things to put into the planner. */
const forms = [
  new RegExp(
    String.raw`\b(?:${looks}) (?:my|our|the) ${plannerNames}\b.{0,20}?\b(?:tell|show|see|find|say|work out|figure out|let me know|suggest)\b.{0,14}?\b(?:where|when) (?:${may})(?:${puts}) (.{3,90})$`,
  ),
  new RegExp(
    String.raw`\b(?:where|when) (?:in|on) (?:my|our|the) ${plannerNames} (?:${mayAsk}|(?:do|would) (?:i|we) have (?:room|space|time) (?:for|to) )(?:(?:${puts}) )?(.{3,90})$`,
  ),
  new RegExp(
    String.raw`\b(?:where|when) (?:${mayAsk})(?:${puts}) (.{3,70}?) (?:in|into|on) (?:my|our|the) ${plannerNames}\b`,
  ),
]
const asides =
  /(?:,| \.)? (?:both(?: of (?:them|those))?|not either or|either or|please|this week|next week|if anywhere|at all|in it|in there)\b.*$/
const anything = /^(?:it|that|this|them|those|these|something|things|stuff|both)$/
const least = 15
const usualMinutes = 60
/** In days. */
const daysShown = 7

const inWords = /\b(?:two|three|four|five|six)(?= hours?\b)/
const begins = /\bin (?:about |around |roughly )?(\w{1,8}) (day|week)s\b/i
/** In days. Nothing further ahead is looked up. */
const furthest = 60
/** Reads 'It begins in about ten days' as the first day to look at. */
function startIn(message: string, today: string): string {
  const [, many = '', unit] = begins.exec(message) ?? []
  const days = readCount(many.toLowerCase()) * (unit === 'week' ? 7 : 1)
  return days > 0 && days <= furthest ? addDays(today, days) : today
}

type Asked = { things: readonly string[]; minutes: number; from: string; to: string }

function askedIn(message: string, today: string): Asked | null {
  for (const sentence of splitQuestionSentences(message)) {
    const line = plainSentence(sentence)
    const said = forms.map((form) => form.exec(line)?.[1]).find((one) => one !== undefined)
    if (said === undefined) continue
    const bare = withoutWhen(said.replace(asides, '').replace(inWords, (word) => String(readCount(word))))
    const length = readDuration(bare)
    const things = (length === null ? bare : bare.replace(length.all, ' ').replace(/^ *of /, ''))
      .split(/,| and | or | plus /)
      .map((one) => withoutDeterminer(one.trim()))
      .filter((one) => one.length > 2 && one.split(' ').length < 6 && !anything.test(one))
    const { span } = readDays(line, 'en', today, 'future')
    const from = span === null || span.from < today ? (span === null ? startIn(message, today) : today) : span.from
    const last = addDays(from, daysShown - 1)
    return {
      things: things.map((one) => withSpellingOf(one, message)).slice(0, 4),
      minutes: Math.max(least, Math.min(length?.minutes ?? usualMinutes, 720)),
      from,
      to: span === null || span.to < from || span.to > last ? last : span.to,
    }
  }
  return null
}

/** Answers 'Go through my planner and tell me where I could put swimming and a nap' with the free times of each day. */
export function lookUpRoomInPlanner({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' && message.length <= 700 ? askedIn(message, today) : null
  if (asked === null) return null
  const { from, to, minutes } = asked
  const days = Array.from({ length: daysShown }, (_, n) => addDays(from, n)).filter((day) => day <= to)
  const questions = days.map((day): RecordQuestion => ({ ask: 'freeTime', from: day, to: day, minutes, hours: null }))
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers.flatMap(({ found: one }): FoundOf<'freeTime'>[] => (one?.ask === 'freeTime' ? [one] : []))
      const words = new LocalFormat('en', today)
      const text =
        found.length === 0 ? renderRecordAnswers(answers.slice(0, 1), 'en', today) : tell(asked, found, words)
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

function tell({ things, minutes }: Asked, found: readonly FoundOf<'freeTime'>[], words: LocalFormat): string {
  const names = things.map((one) => quoteUserText(one))
  const [first] = found
  const what = names.length === 0 ? 'it' : words.list(names)
  const length = minutes % 60 === 0 ? words.count(minutes / 60, 'hour', 'hours') : `${words.number(minutes)} minutes`
  const lines = found.map(({ from, slots, busy }) => {
    const free = slots.map((slot) => words.slot(slot)).join('; ')
    const room = slots.length === 0 ? `no gap of ${length}` : busy === 0 ? `${free} (nothing with a set time)` : free
    return `${words.dayName(from)}: ${room}`
  })
  const hours =
    first?.hasHours === false
      ? 'You haven’t set your hours, so I looked from 8 am to 8 pm. I left out anything outside that.'
      : 'That’s within the hours you’ve set in your planner. I left out anything outside them.'
  return paragraphs(
    `Where there’s room for ${what}, in gaps of at least ${length}:`,
    bulletList(lines),
    `${hours} I only see what’s in the planner with a time on it, so a shift that isn’t in there isn’t counted.`,
    `Pick the times, and send them like “${things[0] ?? 'walk'} on Tuesday at 7 pm.”`,
  )
}
