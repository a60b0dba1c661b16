import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { GoalView } from '#server/ports/goal-view.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { bulletList } from '../markdown.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { goalNoise, leadIns, nameIn } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const lead = `^(?:(?:${leadIns}|do you know|tell me|remind me) )*`
/** Matches 'What's the next step on my garden goal'. Group: the rest of the question. */
const nextStep = new RegExp(
  String.raw`${lead}(?:what|whats|what's|which) (?:is |are |was )?(?:the |my |our )?(?:next|first|last|remaining) (?:steps?|milestones?)\b(.{0,50}\bgoals?\b.{0,30})$`,
)
/** Matches 'When did I start my savings goal'. */
const started = new RegExp(
  String.raw`${lead}(?:when|how long ago) did (?:i|we) (?:first )?(?:start|set|make|add|create|begin) (.{0,40}\bgoals?\b.{0,20})$`,
)
/** Matches 'Will I make my goal by December'. */
const willReach = new RegExp(
  String.raw`${lead}(?:will|can|am|are|do you think) (?:i|we)(?:'ll| will)? (?:going to |gonna |even |still |ever |on track to )*(?:make|hit|reach|meet|get to|finish) ((?:my|our|the|all my) .{0,40}\bgoals?\b.{0,25})$`,
)
/** Matches 'Am I ahead or behind on my goals', which asks about all of them. */
const onTrack = new RegExp(
  String.raw`${lead}(?:am|are) (?:i|we) (?:still |even )?(?:ahead|behind|on track|on pace|on schedule)(?: or (?:ahead|behind|not))? (?:on|with|for|in) ((?:all )?(?:my|our|the) goals)$`,
)
/** Matches 'Have I hit any goals'. */
const anyReached = new RegExp(
  String.raw`${lead}(?:have|did) (?:i|we) (?:ever )?(?:hit|reach|reached|meet|met|finish|finished|achieve|achieved|complete|completed) (?:any|some|one)(?: of)?(?: my| our| the)? goals\b`,
)
/** Matches 'How many days till my goal is due'. */
const daysLeft = new RegExp(
  String.raw`${lead}(?:how (?:many (?:days|weeks|months)|long|much time)) (?:do i have |is it |is |are )?(?:left |there )?(?:till|until|til|before|to|for|on) ((?:my|our|the) .{0,40}\bgoals?\b.{0,25})$`,
)
const maxWords = 16

type Asked = { kind: 'step' | 'start' | 'reach' | 'due'; about: string | null }

/** Words such as months, which are not names of goals. */
const noise = goalNoise
  .difference(new Set(['savings', 'fund', 'money', 'debt']))
  .union(new Set('by in is due end on before time the steps step milestone milestones all next first'.split(' ')))

function askedIn(line: string): Asked | null {
  if (line.split(' ').length > maxWords) return null
  if (onTrack.test(line)) return { kind: 'reach', about: null }
  const forms = { step: nextStep, start: started, reach: willReach, due: daysLeft } as const
  for (const kind of ['step', 'start', 'reach', 'due'] as const) {
    const said = forms[kind].exec(line)?.[1]
    if (said !== undefined) return { kind, about: nameIn(said, noise) }
  }
  return null
}

const questionOf = ({ kind }: Asked, today: string): RecordQuestion =>
  kind === 'start' ? { ask: 'goals', which: 'added', from: '2000-01-01', to: today } : { ask: 'goals', which: 'open' }

/** Answers questions about a goal other than its progress: its steps, when it was added, whether it will be reached. */
export function lookUpGoalDetails({ request: { message, language }, today }: Turn): LookUp | null {
  if (language === 'en' && anyReached.test(toPlainText(message))) return lookUpReached(today)
  const asked = language === 'en' ? askedIn(toPlainText(message)) : null
  if (asked === null) return null
  const questions = [questionOf(asked, today)]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(tell(asked, answers, today), questions, answers),
  }
}

function tell({ kind, about }: Asked, answers: readonly RecordAnswer[], today: string): string {
  const found = answers.map((answer) => answer.found).find((one): one is FoundOf<'goals'> => one?.ask === 'goals')
  if (found === undefined || found.goals.length === 0) return renderRecordAnswers(answers, 'en', today)
  const words = new LocalFormat('en', today)
  const near = about === null ? found.goals : nearest(about, found.goals)
  const none =
    near.length > 0 || about === null
      ? null
      : `You don’t have a goal with ${quoteUserText(about)} in its name. What you have:`
  const goals = near.length > 0 ? near : found.goals
  if (kind === 'step') return paragraphs(none, tellSteps(goals, words))
  const line = kind === 'start' ? startLine : kind === 'due' ? dueLine : reachLine
  const lines = goals.map((goal) => line(goal, words))
  return paragraphs(none, lines.length === 1 ? (lines[0] ?? '') : bulletList(lines))
}

const ofMoney = /\b(?:sav\w+|fund|money|emergency)\b/i
const nearest = (about: string, goals: readonly GoalView[]): readonly GoalView[] => {
  const near = nearNames(about, goals, ({ title }) => title)
  const saved = goals.filter(({ title }) => ofMoney.test(title))
  if (near.length === 0 && ofMoney.test(about) && saved.length > 0) return saved
  return near.length > 0 || !ofMoney.test(about)
    ? near
    : goals.filter(({ currency, kind }) => currency !== null && kind !== 'debt')
}

function tellSteps(goals: readonly GoalView[], words: LocalFormat): string {
  const stepped = goals.filter(({ kind }) => kind === 'milestones')
  const lines = stepped.map(
    ({ title, current, target, left }) =>
      `${quoteUserText(title)}: ${words.number(current)} of ${words.number(target)} steps done, ${words.number(left)} to go`,
  )
  const told =
    lines.length === 0
      ? goals.length === 1
        ? 'That one has no steps.'
        : 'None of them have steps.'
      : bulletList(lines)
  return paragraphs(
    'I see how many steps a goal has and how many are done, not what they’re called. Open it under Glo Goals and the next one’s right there.',
    told,
  )
}

const startLine = ({ title, begunOn }: GoalView, words: LocalFormat): string =>
  `You added ${quoteUserText(title)} ${words.ago(begunOn)}.`

function dueLine({ title, targetDate, daysLeft: left }: GoalView, words: LocalFormat): string {
  const name = quoteUserText(title)
  if (targetDate === null || left === null) return `${name} has no date.`
  return left < 0
    ? `${name} was due ${words.on(targetDate)}.`
    : `${name}: ${words.count(left, 'day', 'days')}, to ${words.date(targetDate)}.`
}

const paces = { ahead: 'ahead of pace', onTrack: 'on track', behind: 'behind pace', due: 'due' } as const

function reachLine({ title, progress, pace, targetDate }: GoalView, words: LocalFormat): string {
  const at = `${quoteUserText(title)} is at ${progress}%`
  if (targetDate === null || pace === null) return `${at}. It has no date, so I can’t say by when.`
  const state =
    pace.state === 'due' ? (targetDate < words.today ? 'past its date,' : 'due today,') : `${paces[pace.state]} for`
  return `${at}, ${state} ${words.date(targetDate)}.`
}

function lookUpReached(today: string): LookUp {
  const questions: RecordQuestion[] = [{ ask: 'goals', which: 'reached' }]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(renderRecordAnswers(answers, 'en', today), questions, answers),
  }
}
