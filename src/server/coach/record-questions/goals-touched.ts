import { capitalize } from '#contract/capitalize.ts'
import { daysBetween } from '#server/lib/days.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { lastMovedOn, type GoalView } from '#server/ports/goal-view.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteNames } from '../guide/quote-names.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { readDays } from '../when/read-days.ts'
import { wholeWords } from '../phrase-pattern.ts'
import { LocalFormat } from './local-format.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { askOfRecords } from './series/ask-of-records.ts'

type Span = { from: string; to: string }
/** `made`: goals never updated since they were made. `done`: whether the user has worked on any goal at all. */
type Asked = { kind: 'untouched' | 'made' | 'touched' | 'done' | 'worked' | 'reached'; span: Span }

const goals = /\bgoals?\b/
const untouched = wholeWords([
  '(?:not|havent|have not|didnt|never|no longer) (?:\\w+ ){0,2}(?:touch(?:ed)?|moved?|budged?|updated?|worked on|work on|looked at|done anything|opened)',
  'ignor(?:ed|ing)|neglect(?:ed|ing)|untouched|stale|gathering dust|abandoned|let slide|avoiding|avoided|gone quiet|been sitting',
])
const sinceMade = /\bsince (?:i|we) (?:first )?(?:made|set|created|started|wrote|added) (?:them|it|those)\b/
const touched = /\b(?:touched|moved|updated|worked on|progressed|made progress on|got anywhere with)\b/
const reallyDone = wholeWords([
  String.raw`(?:doing|working on|keeping up with|following through on|sticking (?:to|with)) (?:any of )?(?:my|our) goals\b.{0,30}\b(?:or|just|only)`,
  '(?:easy|easiest) (?:ones|goals)',
])
const beginning = String.raw`^.{0,30}\b(?:did|have) (?:i|we) (?:(?:even|actually|really|ever) )*`
const anyOfGoals =
  '(?:(?:any|one|some|anything|all|either|most|much)(?: (?:of|on|for|toward|towards|with))? )?(?:(?:my|our|the) )?goals?\\b'
/** Matches 'Did I do any of my goals', 'have I worked on my goals'. */
const worked = new RegExp(
  String.raw`${beginning}(?:do|done|work(?:ed)? (?:on|toward|towards)|do any work on|make (?:any )?progress (?:on|with)|touch(?:ed)?|keep up with|kept up with|stick (?:to|with)|stuck (?:to|with)) ${anyOfGoals}`,
)
/** Matches 'Did I hit any of my goals'. 'Did I make any goals' asks for new ones. */
const reaches = new RegExp(
  String.raw`${beginning}(?:(?:hit|reach(?:ed)?|meet|met|finish(?:ed)?|complete[d]?|accomplish(?:ed)?|achieve[d]?) ${anyOfGoals}|(?:make|made) (?:any|one|some|all) of (?:my|our|the) goals\b)`,
)
/** In days. */
const recent = 28

function askedIn(message: string, today: string): Asked | null {
  const read = askOfRecords(message, (line) => goals.test(line))
  if (read === null) return null
  const { ask, all } = read
  const { span } = readDays(
    ask.replaceAll(/\bthis (?=fall|autumn|spring|summer|winter)/g, 'this '),
    'en',
    today,
    'past',
  )
  const named = span !== null && span.from < today ? { from: span.from, to: span.to > today ? today : span.to } : null
  const usual = {
    from: Temporal.PlainDate.from(today)
      .subtract({ days: recent - 1 })
      .toString(),
    to: today,
  }
  if (sinceMade.test(ask)) return { kind: 'made', span: usual }
  if (reallyDone.test(ask)) return { kind: 'done', span: named ?? usual }
  if (untouched.test(ask)) return named === null ? null : { kind: 'untouched', span: named }
  if (named !== null && reaches.test(ask)) return { kind: 'reached', span: named }
  if (named !== null && worked.test(ask)) return { kind: 'worked', span: named }
  return touched.test(ask) && (named !== null || /\bany\b/.test(ask) || ask !== all)
    ? { kind: 'touched', span: named ?? usual }
    : null
}

/** Answers 'Which goals haven't I touched since spring', 'have I been doing my goals or only the easy ones', with the verdict first. */
export function lookUpGoalsTouched({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? askedIn(message, today) : null
  if (asked === null) return null
  const questions: RecordQuestion[] = [
    { ask: 'goals', which: 'still' },
    ...(asked.kind === 'done' ? [{ ask: 'goals' as const, which: 'behind' as const }] : []),
    ...(asksWhether(asked.kind) ? [{ ask: 'goals' as const, which: 'reached' as const }] : []),
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const text = tell(asked, answers, new LocalFormat('en', today))
      return makeRecordsAnswer(text ?? renderRecordAnswers(answers.slice(0, 1), 'en', today), questions, answers)
    },
  }
}

const asksWhether = (kind: Asked['kind']): boolean => kind === 'worked' || kind === 'reached'

function tell({ kind, span }: Asked, [still, other]: readonly RecordAnswer[], words: LocalFormat): string | null {
  const reached = asksWhether(kind) ? reachedIn(span, other) : []
  if (still?.found?.ask !== 'goals' || (still.found.goals.length === 0 && reached.length === 0)) return null
  const { goals: open, total } = still.found
  const part =
    total > open.length
      ? ` I looked at the ${words.number(open.length)} that have waited longest, of ${words.number(total)}.`
      : ''
  const isLeft = (goal: GoalView): boolean =>
    kind === 'made' ? goal.movedOn === null || goal.movedOn === goal.begunOn : lastMovedOn(goal) < span.from
  const [left, moved] = [open.filter(isLeft), open.filter((goal) => !isLeft(goal))]
  const of = words.count(open.length, 'open goal', 'open goals')
  const when = kind === 'made' ? 'since you made them' : words.span(span)
  if (kind === 'untouched' || kind === 'made')
    return left.length === 0
      ? `None: all ${of} have been updated ${when}. ${longestLeft(open, words)}${part}`
      : `${words.number(left.length)} of ${of} without an update ${when}: ${named(left, words)}.${part}`
  const none = `No: none of your ${of} ${kind === 'reached' ? 'was reached or updated' : 'has been updated'} ${when}. ${longestLeft(open, words)}${part}`
  const updated =
    moved.length === 0
      ? null
      : `${left.length === 0 ? `all ${of}` : `${words.number(moved.length)} of ${of}`} updated ${when}: ${named(moved, words)}.${part}`
  if (reached.length > 0)
    return paragraphs(
      `Yes: you reached ${quoteNames(reached.map(({ title }) => title))} ${when}.`,
      updated === null ? null : `Also ${updated}`,
    )
  if (kind === 'reached' && updated !== null)
    return paragraphs(`You didn’t reach one ${when}, but you worked on some.`, capitalize(updated))
  const yes = left.length === 0 ? 'Yes, ' : kind === 'worked' ? 'Yes: ' : ''
  const verdict = updated === null ? none : `${yes}${updated}`
  if (kind === 'worked' || kind === 'reached') return verdict
  const rest = left.length === 0 || moved.length === 0 ? null : `Not updated in that time: ${named(left, words)}.`
  return paragraphs(verdict, rest, kind === 'done' ? tellEasy(other, words) : null)
}

/** The day of the latest update of a reached goal is the day it was reached. */
const reachedIn = ({ from, to }: Span, answer: RecordAnswer | undefined): readonly GoalView[] =>
  answer?.found?.ask === 'goals'
    ? answer.found.goals.filter((goal) => lastMovedOn(goal) >= from && lastMovedOn(goal) <= to)
    : []

const longestLeft = ([first]: readonly GoalView[], words: LocalFormat): string =>
  first === undefined
    ? ''
    : `The one you’ve left longest is ${quoteUserText(first.title)}: ${words.date(lastMovedOn(first))}, ${words.count(daysBetween(lastMovedOn(first), words.today), 'day', 'days')} ago.`

const named = (all: readonly GoalView[], words: LocalFormat): string =>
  words.list(
    all.map((goal) => `${quoteUserText(goal.title)} (${goal.progress}%, last on ${words.date(lastMovedOn(goal))})`),
  )

/** Says that the records don't show which goals are easy. */
function tellEasy(behind: RecordAnswer | undefined, words: LocalFormat): string {
  const late = behind?.found?.ask === 'goals' ? behind.found.goals : []
  const told =
    late.length === 0
      ? 'None are behind pace.'
      : `Behind pace: ${words.list(late.map(({ title, progress }) => `${quoteUserText(title)}, at ${progress}%`))}.`
  return `The log can’t say which ones are easy. ${told}`
}
