import type { GoalFact } from '#server/ports/coach-model.ts'
import { type Answer, paragraphs, answerAndAsk, type Turn } from '../dialogue/compose-answer.ts'
import { describeGoal } from './grounding.ts'
import { toPlainLine, quoteUserText } from './quote-user-text.ts'
import type { Passage } from './passage.ts'

const help = new Set(['stalled-goal', 'fitting-goal', 'long-project', 'fewer-goals'])

function weeksLeft({ targetDate }: GoalFact, today: string): number | null {
  if (targetDate === null || targetDate <= today) return null
  return Math.max(1, Math.round(Temporal.PlainDate.from(today).until(targetDate, { largestUnit: 'day' }).days / 7))
}

/** Returns what a goal still needs per week, in percent. With a due date in the past, it needs all of it. */
const asksOf = (goal: GoalFact, today: string): number => (100 - goal.progress) / (weeksLeft(goal, today) ?? 1)

function paceLine(goal: GoalFact, today: string): string {
  const weeks = weeksLeft(goal, today)
  const left = 100 - goal.progress
  const from =
    weeks === null
      ? `There’s ${left}% still to go, so the first thing it needs is a new date.`
      : `There ${weeks === 1 ? 'is one week' : `are ${weeks} weeks`} left for the other ${left}%, so about ${Math.ceil(left / weeks)}% a week from here.`
  return `${quoteUserText(goal.title)} ${describeGoal(goal)}. ${from}`
}

const none = (turn: Turn): Answer =>
  answerAndAsk(
    turn,
    'topic',
    turn.request.facts.goals === null
      ? 'I can’t see your goals: they’re switched off for me in your profile, so I can’t tell you which one’s behind.'
      : 'Going by what you’ve recorded, none of your open goals are behind.',
    { isFree: true },
  )

/** Says by the pace of the user's goals what is behind and what is next. Records show how far a goal is, not why. */
export function explainPace(turn: Turn, passages: readonly Passage[]): Answer {
  const { request, state, today } = turn
  const late = (request.facts.goals ?? [])
    .filter(({ isCompleted, state }) => !isCompleted && (state === 'behind' || state === 'due'))
    .toSorted((a, b) => asksOf(b, today) - asksOf(a, today))
  const [goal] = late
  if (!goal) return none(turn)
  const title = `Next small step: ${toPlainLine(goal.title)}`.slice(0, 200)
  const offers = passages.filter((passage) => help.has(passage.id) && !state.opened.includes(passage)).slice(0, 2)
  const names = offers.map((passage) => `“${passage.title}”`)
  const text = paragraphs(
    paceLine(goal, today),
    late.length > 1
      ? `Also behind: ${late
          .slice(1, 3)
          .map((one) => quoteUserText(one.title))
          .join(' and ')}.`
      : null,
    '“Behind” just means more of the time is used up than of the goal. I can’t see why, and you know that better than I do. Two things help now: one small step on a set day, or a later date if that pace is more than you can manage.',
    'The card below puts its next small step in your planner, if you want it there.',
    names.length > 0 ? `I also have ${names.join(' and ')}.` : null,
  )
  const card = {
    kind: 'task',
    title,
    category: 'personal',
    priority: 3,
    dueDate: today,
    time: null,
    estimatedDuration: 15,
  } as const
  return answerAndAsk(turn, 'nearby', text, { cards: [card], offers, isFree: true })
}
