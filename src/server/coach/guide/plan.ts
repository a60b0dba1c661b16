import type { CoachProposal } from '#contract/coach.ts'
import type { GoalFact, TaskFact } from '#server/ports/coach-model.ts'
import { addDays } from '#server/lib/days.ts'
import { type Answer, paragraphs, say, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { pickOldest } from '../dialogue/conversation.ts'
import { standing } from './grounding.ts'
import { quoteUserText } from './quote-user-text.ts'

const hidden = [
  'I can’t see your planner: that area is switched off for me in your profile, or was not read. So here is the shape to fill in yourself.',
  'The same holds for this: your planner is closed to me, so I can only give you the frame.',
]

const shape = [
  'Write the fixed things first, with their hours.',
  'Add one thing for you, twenty minutes, before any task.',
  'Choose three results, and give the hardest one your clearest hour.',
  'Leave a third of the free time empty.',
]

const numbered = (lines: readonly string[]): string => lines.map((line, at) => `${at + 1}. ${line}`).join('\n')

const hours = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : `${Math.round(minutes / 6) / 10} hours`.replace(/^1 hours/, '1 hour')

const byWeight = (a: TaskFact, b: TaskFact): number => b.priority - a.priority || a.minutes - b.minutes

/** The goal to keep in view today: one that is behind, else the one due next. */
function goalOf(goals: readonly GoalFact[] | null): GoalFact | undefined {
  const open = (goals ?? []).filter(({ isCompleted }) => !isCompleted)
  const dated = open.toSorted((a, b) => (a.targetDate ?? '9').localeCompare(b.targetDate ?? '9'))
  return open.find(({ state }) => state === 'behind') ?? dated[0]
}

const line = ({ title, time, minutes }: TaskFact): string =>
  `${time === null ? '' : `${time} `}${quoteUserText(title)}, ${minutes} minutes`

const care = (today: string): CoachProposal => ({
  kind: 'task',
  title: 'Twenty minutes for me',
  category: 'self-care',
  priority: 3,
  dueDate: today,
  time: null,
  estimatedDuration: 30,
})

const careCard = 'The card below would put twenty minutes for you into the day; nothing is added unless you accept it.'

const untimedOf = (open: readonly TaskFact[]): TaskFact[] => open.filter(({ time }) => time === null).toSorted(byWeight)

function stepsOfDay(open: readonly TaskFact[]): string[] {
  const timed = open.filter(({ time }) => time !== null).toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  const [first, ...rest] = untimedOf(open)
  const ifRoom = rest.slice(2, 6).map(({ title }) => quoteUserText(title))
  return [
    ...(timed.length > 0 ? [`Fixed: ${timed.slice(0, 6).map(line).join('; ')}.`] : []),
    ...(first ? [`In your clearest hour: ${line(first)}.`] : []),
    ...(rest.length > 0 ? [`After that: ${rest.slice(0, 2).map(line).join('; ')}.`] : []),
    'Between them: twenty minutes for you, away from any screen.',
    ...(ifRoom.length > 0 ? [`Only if there is room: ${ifRoom.join(', ')}.`] : []),
  ]
}

const minutesOf = (tasks: readonly TaskFact[]): number => tasks.reduce((sum, task) => sum + task.minutes, 0)

const amountOfDay = (open: readonly TaskFact[], done: number): string =>
  `Today holds ${open.length === 1 ? 'one open task' : `${open.length} open tasks`}, about ${hours(minutesOf(open))} as you planned them${done > 0 ? `, and ${done} already done` : ''}.`

/** Said about a day that holds more than six hours. */
function overload(open: readonly TaskFact[]): string | null {
  if (minutesOf(open) <= 360) return null
  const free = untimedOf(open)
  return `That is more than most days carry once life has had its share. ${free.length > 1 ? `I would move ${quoteUserText(free.at(-1)?.title ?? '')} to another day now, rather than at nine in the evening.` : ''}`
}

/** Plans today from the user's own tasks and goals. */
export function planDay(turn: Turn): Answer {
  const { request, state, today } = turn
  const { planner, goals } = request.facts
  const goal = goalOf(goals)
  const goalLine = goal
    ? `Of your goals, ${quoteUserText(goal.title)} ${standing(goal)}: ten minutes on its next small step keep it warm.`
    : null
  if (!planner)
    return sayAndAsk(turn, 'plan', paragraphs(pickOldest(state, hidden, ''), numbered(shape), goalLine), {
      isFree: true,
    })
  const tasks = planner.tasks.filter((task) => task.dueDate === today)
  const open = tasks.filter(({ isCompleted }) => !isCompleted)
  const done = tasks.length - open.length
  if (open.length === 0)
    return say(
      paragraphs(
        done > 0
          ? `Everything in today’s planner is done: ${done} of ${done}. You may let the day be.`
          : 'Your planner is empty for today, so the day is yours to shape.',
        goalLine,
        careCard,
        'What would make this a good enough day?',
      ),
      { cards: [care(today)], isFree: true },
    )
  const text = paragraphs(amountOfDay(open, done), numbered(stepsOfDay(open)), overload(open), goalLine, careCard)
  return sayAndAsk(turn, 'plan', text, { cards: [care(today)], isFree: true })
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const dayName = (day: string, today: string): string =>
  day === today ? 'today' : new Date(day).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })

type PlannedDay = { day: string; tasks: TaskFact[]; minutes: number }

const nextSevenDays = (open: readonly TaskFact[], today: string): PlannedDay[] =>
  Array.from({ length: 7 }, (_, at) => addDays(today, at)).map((day) => {
    const tasks = open.filter(({ dueDate }) => dueDate === day)
    return { day, tasks, minutes: minutesOf(tasks) }
  })

const overviewOf = (days: readonly PlannedDay[], today: string): string =>
  days
    .filter(({ tasks }) => tasks.length > 0)
    .map(
      ({ day, tasks, minutes }) =>
        `- ${capital(dayName(day, today))}: ${tasks.length === 1 ? 'one task' : `${tasks.length} tasks`}, ${hours(minutes)}`,
    )
    .join('\n')

function stepsOfWeek(
  days: readonly PlannedDay[],
  open: readonly TaskFact[],
  goal: GoalFact | undefined,
  today: string,
): string[] {
  const fullest = days.toSorted((a, b) => b.minutes - a.minutes)[0]
  const emptiest = days.toSorted((a, b) => a.minutes - b.minutes)[0]
  const top = open.toSorted(byWeight).slice(0, 3)
  const calm = emptiest ? dayName(emptiest.day, today) : 'one day'
  return [
    `Put one evening or half a day for you on ${calm}, where there is most room, before anything else goes there.`,
    ...(top.length > 0
      ? [`Let the week have three results at most: ${top.map(({ title }) => quoteUserText(title)).join(', ')}.`]
      : ['Choose three results for the week, and give each an hour on a certain day.']),
    ...(fullest && fullest.minutes > 300
      ? [
          `${capital(dayName(fullest.day, today))} is the fullest with ${hours(fullest.minutes)}: move one thing off it now.`,
        ]
      : []),
    ...(goal ? [`Give ${quoteUserText(goal.title)} one hour; it ${standing(goal)}.`] : []),
    'Leave about a third of the free time without a plan.',
  ]
}

/** The next seven days: how full each is, what matters most, where there is room. */
export function planWeek({ request, state, today }: Turn): Answer {
  const { planner, goals } = request.facts
  const ask = 'Which of these would you like to be able to say is done by the end of the week?'
  if (!planner) return say(paragraphs(pickOldest(state, hidden, ''), numbered(shape), ask), { isFree: true })
  const open = planner.tasks.filter(({ isCompleted, dueDate }) => !isCompleted && dueDate >= today)
  const days = nextSevenDays(open, today)
  return say(
    paragraphs(
      open.length === 0
        ? 'The next seven days in your planner are empty, so this is a week you can draw.'
        : 'This is how your next seven days look.',
      overviewOf(days, today),
      numbered(stepsOfWeek(days, open, goalOf(goals), today)),
      ask,
    ),
    { isFree: true },
  )
}
