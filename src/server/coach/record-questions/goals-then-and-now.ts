import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { GoalView } from '#server/ports/goal-view.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { bulletList } from '../markdown.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { englishMonths } from '../when/months.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { splitQuestionSentences } from './plain-text.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { asksForAdvice, plainSentence } from './series/ask-of-records.ts'

const then = oneOf(
  ...englishMonths,
  'new years?',
  '(?:the )?(?:start|beginning) of the year',
  'last (?:spring|summer|fall|autumn|winter|year|month)',
)
const now = oneOf(
  '(?:where|what) (?:i (?:am|stand|got to|ended up|have (?:got|gotten|done))|ive (?:got|gotten|ended up|done))',
  'where (?:they|theyre|things|it) (?:are|stand|all stand)',
  'how far (?:i have|ive|i) (?:come|got|gotten)',
  'where am i',
  'how (?:am i|are we|have i been|have i) doing (?:on|with|against)',
  'how did i do (?:on|with|against)',
  'where do i stand',
  'how far have i (?:come|got|gotten)',
  '(?:look|looking|doing|going|stand|standing) (?:right )?now',
  '(?:to|with|against|versus|vs) (?:now|today|right now)',
)
const forms = [
  new RegExp(String.raw`\bmy (?:${then}) goals?\b.{0,60}\b(?:${now})\b`),
  new RegExp(String.raw`\b(?:${now})\b.{0,40}\bmy (?:${then}) goals?\b`),
  new RegExp(
    String.raw`\bgoals? (?:that )?(?:i|we) (?:set|made|had|wrote|picked|started with)\b.{0,20}\b(?:in|at|on|from|last) .{0,40}\b(?:${now})\b`,
  ),
  new RegExp(
    String.raw`\b(?:compare|set|put|hold|lay)\b.{0,30}\bgoals (?:from|of|in|at) (?:${then})\b.{0,30}\b(?:${now})\b`,
  ),
  new RegExp(
    String.raw`\b(?:${now})\b.{0,20}\bgoals? (?:that )?(?:i|we) (?:set|made|had|wrote|picked) (?:in|at|for|back in|last|on) `,
  ),
  new RegExp(String.raw`\bgoals? (?:at|in|for|from) (?:the )?(?:${then})\b.{0,60}\b(?:${now})\b`),
  new RegExp(String.raw`\bcompare my goals (?:from|of|in|at|to|with|against) (?:${then}|where i am)\b`),
]
const newYear = wholeWords(['new years?', '(?:start|beginning) of the year'])

/** Returns the last day of the time that the line names, or null if it names none or that day isn't over. */
function untilIn(line: string, today: string): string | null {
  const year = today.slice(0, 4)
  if (newYear.test(line)) return `${year}-01-31`
  const { span } = readDays(line, 'en', today, 'past')
  return span === null || span.to >= today ? null : span.to
}

/** Answers 'Compare my January goals with where I am now' with the goals that existed then and their progress today. */
export function lookUpGoalsThenAndNow({ request: { message, language }, today }: Turn): LookUp | null {
  if (language !== 'en' || message.length > 600 || !/\bgoals?\b/i.test(message)) return null
  const line = splitQuestionSentences(message)
    .map(plainSentence)
    .find((one) => !asksForAdvice(one) && forms.some((form) => form.test(one)))
  if (line === undefined) return null
  const until = untilIn(line, today)
  const questions: RecordQuestion[] = [{ ask: 'goals', which: 'added', from: '2000-01-01', to: today }]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(
        tell(until, answers, new LocalFormat('en', today)) ?? renderRecordAnswers(answers, 'en', today),
        questions,
        answers,
      ),
  }
}

function tell(until: string | null, [answer]: readonly RecordAnswer[], words: LocalFormat): string | null {
  const found = answer?.found
  if (found?.ask !== 'goals' || found.goals.length === 0) return null
  const all = found.goals.toSorted((one, other) => one.begunOn.localeCompare(other.begunOn))
  const old = until === null ? all : all.filter(({ begunOn }) => begunOn <= until)
  const later = all.filter((goal) => !old.includes(goal))
  const [oldest] = all
  const part =
    found.total > all.length
      ? `I looked at ${words.number(all.length)} of your ${words.number(found.total)} goals.`
      : null
  const by = until === null ? '' : ` by ${words.date(until)}`
  if (old.length === 0 && oldest !== undefined)
    return paragraphs(
      `None of your goals go back that far: the oldest, ${quoteUserText(oldest.title)}, was set on ${words.date(oldest.begunOn)}. Where they stand now:`,
      bulletList(all.map((goal) => stand(goal, words))),
      part,
    )
  const reached = old.filter(({ isCompleted }) => isCompleted).length
  const still = old.filter((goal) => !goal.isCompleted && !hasMoved(goal)).length
  const verdict = [
    `Set${by}: ${words.count(old.length, 'goal', 'goals')}`,
    ...(reached === 0 ? [] : [`${words.number(reached)} reached`]),
    ...(old.length === reached + still ? [] : [`${words.number(old.length - reached - still)} moved`]),
    ...(still === 0 ? [] : [`${words.number(still)} not moved since`]),
  ].join(', ')
  return paragraphs(
    `${verdict}.`,
    bulletList(old.map((goal) => stand(goal, words))),
    later.length === 0
      ? null
      : `Not counted, because you set them later: ${words.list(later.map(({ title, begunOn }) => `${quoteUserText(title)} (${words.date(begunOn)})`))}.`,
    'I don’t see where each one stood back then, only when it was set and where it is now.',
    part,
  )
}

const hasMoved = ({ movedOn, begunOn, progress }: GoalView): boolean =>
  movedOn !== null && (movedOn > begunOn || progress > 0)

const paces = { ahead: 'ahead of pace', onTrack: 'on track', behind: 'behind pace', due: 'due now' } as const

function stand(goal: GoalView, words: LocalFormat): string {
  const { title, progress, current, target, currency, begunOn, movedOn, pace, isCompleted } = goal
  const amount = `${words.money(current, currency)} of ${words.money(target, currency)}`
  const moved = hasMoved(goal) && movedOn !== null ? `last moved ${words.date(movedOn)}` : 'not moved since'
  const state = isCompleted ? ', reached' : pace === null ? '' : `, ${paces[pace.state]}`
  return `${quoteUserText(title)}: ${words.number(progress)}% (${amount})${state}; set ${words.date(begunOn)}, ${moved}`
}
