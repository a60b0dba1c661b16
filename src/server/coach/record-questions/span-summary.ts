import { capitalize } from '#contract/capitalize.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import type { Found, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { bulletList } from '../markdown.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'

type Span = { from: string; to: string }

const lead = `^(?:(?:${leadIns}|give me|show me|tell me|can i (?:get|see|have)|i want|do|a|an|my|the|quick) )*`
const unit = '(?:week|month)'
const kind = oneOf('summary|recap|review|rundown|overview|report|wrap ?up|numbers|stats')
const when = `(?:(?:this|last|past|the|the last|the past|my|our) ${unit})`
const tail = '(?: (?:so far|overall|in general|please|pls|go|been|been going|look|looked like|look like))*$'
/** Matches 'Give me a summary of my week', 'how did my month go', 'how did I do last week'. */
const asksSummary = new RegExp(
  oneOf(
    `${lead}(?:(?:weekly|monthly) )?(?:${kind}) (?:of|for|on|from) ${when}${tail}`,
    `${lead}(?:weekly|monthly) (?:${kind})${tail}`,
    `${lead}${unit} (?:in review|${kind})${tail}`,
    String.raw`${lead}(?:how|hows|how's|what) (?:did|was|has|is|s) (?:my|this|last|the past|the last) ${unit}${tail}`,
    String.raw`${lead}how (?:did|have|am|was) i (?:do|did|done|been doing|doing)(?: overall| in general)? (?:(?:for|in) )?${when}${tail}`,
    String.raw`${lead}sum up ${when}${tail}`,
  ),
)
/** Matches 'Compare this month to last month'. */
const asksComparison = new RegExp(
  oneOf(
    String.raw`${lead}compare (?:this|my) (${unit}) (?:to|with|and|against|vs|versus) (?:the )?(?:last|previous)(?: (?:one|${unit}))?$`,
    String.raw`${lead}how does this (${unit}) (?:compare|stack up|look) (?:to|with|against|compared to|next to) (?:the )?(?:last|previous)(?: (?:one|${unit}))?$`,
    String.raw`${lead}(?:this )?(${unit}) (?:vs|versus|compared to|against) (?:the )?last(?: (?:one|${unit}))?$`,
  ),
)

const questionsOf = (span: Span): readonly RecordQuestion[] => [
  { ask: 'tasks', ...span, state: 'all', hours: null },
  { ask: 'selfCare', ...span, activity: null },
  { ask: 'mood', ...span, by: 'all', weekday: null },
  { ask: 'workouts', ...span },
  { ask: 'journalCount', ...span },
  { ask: 'prayers', ...span },
  { ask: 'income', month: null, ...span },
]

/** Writes one line for a log: its name and its total. */
function figureOf(found: Found | null, words: LocalFormat): { name: string; told: string } | null {
  switch (found?.ask) {
    case 'tasks':
      return { name: 'Tasks', told: `${words.number(found.done)} of ${words.number(found.total)} done` }
    case 'selfCare':
      return {
        name: 'Self-care',
        told:
          found.count === 0
            ? 'none'
            : `${words.count(found.minutes, 'minute', 'minutes')}, ${words.count(found.count, 'time', 'times')}`,
      }
    case 'mood':
      return {
        name: 'Mood',
        told:
          found.mood === null
            ? 'none logged'
            : `${words.number(found.mood.mean)} of 5, from ${words.count(found.mood.count, 'mood', 'moods')}`,
      }
    case 'workouts':
      return { name: 'Workouts', told: words.number(found.count) }
    case 'journalCount':
      return { name: 'Journal', told: words.count(found.count, 'entry', 'entries') }
    case 'prayers':
      return { name: 'Prayers and reflections', told: words.number(found.prayers + found.reflections) }
    case 'income': {
      const sums = found.sums.map(({ net, currency }) => words.money(net, currency))
      return { name: 'Income', told: sums.length === 0 ? 'none' : `${words.list(sums)} after costs` }
    }
    default:
      return null
  }
}

const switchedOff = 'What isn’t listed is switched off for me. You can turn it on in your profile.'
const isOff = (answers: readonly RecordAnswer[]): boolean => answers.some(({ found }) => found === null)

function renderSummary(span: Span, answers: readonly RecordAnswer[], words: LocalFormat): string {
  const lines = answers.flatMap(({ found }) => {
    const figure = figureOf(found, words)
    return figure === null ? [] : [`${figure.name}: ${figure.told}`]
  })
  if (lines.length === 0) return switchedOff
  return paragraphs(
    `${capitalize(words.span(span))}, from what you logged:`,
    bulletList(lines),
    isOff(answers) ? switchedOff : null,
  )
}

/** Returns the span so far, and the one before it cut to as many days. */
function spansOf(unitName: string, today: string): readonly [Span, Span] {
  const from = readDays(`this ${unitName}`, 'en', today, 'past').span?.from ?? today
  const last = readDays(`last ${unitName}`, 'en', today, 'past').span ?? { from, to: today }
  const end = addDays(last.from, daysBetween(from, today))
  return [
    { from, to: today },
    { from: last.from, to: end < last.to ? end : last.to },
  ]
}

function lookUpComparison(unitName: string, today: string): LookUp {
  const [now, before] = spansOf(unitName, today)
  const questions = [...questionsOf(now), ...questionsOf(before)]
  const half = questions.length / 2
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const lines = answers.slice(0, half).flatMap(({ found }, at) => {
        const [one, other] = [figureOf(found, words), figureOf(answers[half + at]?.found ?? null, words)]
        return one === null || other === null ? [] : [`${one.name}: ${one.told} (last ${unitName}: ${other.told})`]
      })
      const days = `the same days of last ${unitName}, ${words.date(before.from)} to ${words.date(before.to)}`
      const text =
        lines.length === 0
          ? switchedOff
          : paragraphs(
              `This ${unitName} so far, next to ${days}:`,
              bulletList(lines),
              isOff(answers) ? switchedOff : null,
            )
      return makeRecordsAnswer(text, questions.slice(0, 1), answers)
    },
  }
}

/** Sums up a week or month from every log that may be read, or compares it with the one before. */
export function lookUpSpanSummary({ request: { message, language }, today }: Turn): LookUp | null {
  if (language !== 'en' || message.length > 120) return null
  const line = toPlainText(message)
    .replace(/[?.!]{1,3}$/, '')
    .trim()
  const [, one, two, three] = asksComparison.exec(line) ?? []
  const compared = one ?? two ?? three
  if (compared !== undefined) return lookUpComparison(compared, today)
  if (!asksSummary.test(line)) return null
  const isMonth = /\bmonth/.test(line)
  const isLast = /\blast\b(?! (?:\d|few))/.test(line)
  const { span } = readDays(`${isLast ? 'last' : 'this'} ${isMonth ? 'month' : 'week'}`, 'en', today, 'past')
  if (span === null) return null
  const days = { from: span.from, to: span.to > today ? today : span.to }
  const questions = questionsOf(days)
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(renderSummary(days, answers, new LocalFormat('en', today)), questions.slice(0, 1), answers),
  }
}
