import { timeToMinutes } from '#server/lib/minutes-of-day.ts'
import type { CoachProposal } from '#contract/coach.ts'
import type { GoalFact, TaskFact } from '#server/ports/coach-model.ts'
import { addDays } from '#server/lib/days.ts'
import { readWhen } from '../when/read-when.ts'
import { type Answer, paragraphs, makeAnswer, answerAndAsk, type Turn } from './compose-answer.ts'
import { pickOldest } from './conversation-state.ts'
import { refusals } from '../actions/refusal-texts.ts'
import { isInWeek, isTodaysName, planNamedItems } from './day-plan/plan-named-items.ts'
import { planWeekItems } from './day-plan/plan-week-items.ts'
import { minuteOfNow } from './day-plan/current-minute.ts'
import { usualMinutes } from './day-plan/schedule-items.ts'
import { planDayText, readPlanWish } from '../actions/plan-items.ts'
import { describeGoal } from '../guide/grounding.ts'
import { LocalFormat } from '../record-questions/local-format.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { capitalize } from '#contract/capitalize.ts'
import { numberedList } from '../markdown.ts'

const hidden = [
  'I can’t see your planner right now: it may be switched off for me in your profile. So here’s an outline you can fill in yourself.',
  'I still can’t see your planner, so I can only give you the outline.',
]

const shape = [
  'Write down what’s fixed first, with the times.',
  'Add twenty minutes for yourself before any task.',
  'Pick three things to get done, and do the hardest one when your head is clearest.',
  'Leave a third of your free time empty.',
]

const hours = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : `${Math.round(minutes / 6) / 10} hours`.replace(/^1 hours/, '1 hour')

const byWeight = (a: TaskFact, b: TaskFact): number => b.priority - a.priority || a.minutes - b.minutes

/** The goal to keep in view today: one that is behind, else the one due next. */
function goalOf(goals: readonly GoalFact[] | null): GoalFact | undefined {
  const open = (goals ?? []).filter(({ isCompleted }) => !isCompleted)
  const dated = open.toSorted((a, b) => (a.targetDate ?? '9').localeCompare(b.targetDate ?? '9'))
  return open.find(({ state }) => state === 'behind') ?? dated[0]
}

const line = ({ title, time, minutes, dueDate }: TaskFact): string =>
  `${time === null ? '' : `${new LocalFormat('en', dueDate).clock(time)} `}${quoteUserText(title)}, ${minutes} minutes`

const care = (today: string): CoachProposal => ({
  kind: 'task',
  title: 'Twenty minutes for me',
  category: 'self-care',
  priority: 3,
  dueDate: today,
  time: null,
  estimatedDuration: 30,
})

const careCard = 'The card below puts twenty minutes for yourself in that day, if you want them.'

const untimedOf = (open: readonly TaskFact[]): TaskFact[] => open.filter(({ time }) => time === null).toSorted(byWeight)

function stepsOfDay(open: readonly TaskFact[]): string[] {
  const timed = open.filter(({ time }) => time !== null).toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  const [first, ...rest] = untimedOf(open)
  const ifRoom = rest.slice(2, 6).map(({ title }) => quoteUserText(title))
  return [
    ...(timed.length > 0 ? [`Fixed: ${timed.slice(0, 6).map(line).join('; ')}.`] : []),
    ...(first ? [`When your head is clearest: ${line(first)}.`] : []),
    ...(rest.length > 0 ? [`After that: ${rest.slice(0, 2).map(line).join('; ')}.`] : []),
    'In between: twenty minutes for yourself, away from screens.',
    ...(ifRoom.length > 0 ? [`Only if there’s room: ${ifRoom.join(', ')}.`] : []),
  ]
}

const minutesOf = (tasks: readonly TaskFact[]): number => tasks.reduce((sum, task) => sum + task.minutes, 0)

const amountOfDay = (open: readonly TaskFact[], done: number, day: string): string =>
  `You have ${open.length === 1 ? 'one open task' : `${open.length} open tasks`} ${day}, about ${hours(minutesOf(open))} going by your planner${done > 0 ? `, and ${done} already done` : ''}.`

/** Returns a warning for a day with more than six hours. */
function overload(open: readonly TaskFact[]): string | null {
  if (minutesOf(open) <= 360) return null
  const free = untimedOf(open)
  return `That’s more than fits in most days. ${free.length > 1 ? `I’d move ${quoteUserText(free.at(-1)?.title ?? '')} to another day now instead of at nine at night.` : ''}`
}

const dayName = (day: string, today: string): string => {
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  return new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
}

/** Names a day within a sentence: 'today', 'tomorrow', 'on Friday'. */
const onDay = (name: string): string => (name.endsWith('day') && name !== 'today' ? `on ${name}` : name)

const unreadDate = (said: string): string =>
  `I can’t tell which day ${quoteUserText(said)} is, so I didn’t plan anything. Which day should it be? It can be any from today to the end of the year 2199.`

/** Whether what is wanted of the day can't be today any more, so that its weekday means the next. */
function isTooLateToday(turn: Turn): boolean {
  const { request, today } = turn
  const { items, by } = readPlanWish(request.message, { ...request, today })
  const now = minuteOfNow(turn)
  const needed = items.reduce((sum, { minutes }) => sum + (minutes ?? usualMinutes), 0)
  const isPast = (time: string | null) => time !== null && timeToMinutes(time) <= now
  return items.some(({ time }) => isPast(time)) || (by !== null && by - now < needed)
}

/** Plans the day that the message names, else today: with what it says is to be in it, or from the user's tasks and goals alone. */
export function planDay(turn: Turn): Answer {
  const { request, today } = turn
  const { text, isNamed, date } = planDayText(request.message)
  const when = readWhen(text, { ...request, today }, 'en')
  if (isNamed && when.problem !== null)
    return makeAnswer(refusals[when.problem.why].en(when.problem.said), { isFree: true })
  // A date that wasn't understood must not become today.
  if (date !== null && when.day === null) return makeAnswer(unreadDate(date), { isFree: true })
  const day = isNamed && isTodaysName(text, turn) && !isTooLateToday(turn) ? today : (when.day ?? today)
  const open = request.facts.planner?.tasks.filter((task) => task.dueDate === day && !task.isCompleted) ?? []
  const planned = planNamedItems(turn, day, open)
  if (planned !== null) return planned
  return isInWeek(day, today) ? planFromRecords(turn, day) : askForItems(day, today)
}

const askForItems = (day: string, today: string): Answer =>
  makeAnswer(
    `When I plan a day, I only see the next seven days of your planner. Tell me what you want ${new LocalFormat('en', today).on(day)}, like “plan ${new LocalFormat('en', today).date(day)}: gym at 9, lunch,” and I’ll lay it out.`,
    { isFree: true },
  )

function planFromRecords(turn: Turn, day: string): Answer {
  const { request, state, today } = turn
  const { planner, goals } = request.facts
  const goal = goalOf(goals)
  const goalLine = goal
    ? `Your goal ${quoteUserText(goal.title)} ${describeGoal(goal)}. Ten minutes on its next small step keeps it going.`
    : null
  if (!planner)
    return answerAndAsk(turn, 'plan', paragraphs(pickOldest(state, hidden, ''), numberedList(shape), goalLine), {
      isFree: true,
    })
  const name = dayName(day, today)
  const tasks = planner.tasks.filter((task) => task.dueDate === day)
  const open = tasks.filter(({ isCompleted }) => !isCompleted)
  const done = tasks.length - open.length
  if (open.length === 0)
    return makeAnswer(paragraphs(emptyDay(name, done), goalLine, careCard, `What would make ${name} a good day?`), {
      cards: [care(day)],
      isFree: true,
    })
  const amount = amountOfDay(open, done, onDay(name))
  const text = paragraphs(amount, numberedList(stepsOfDay(open)), overload(open), goalLine, careCard)
  return answerAndAsk(turn, 'plan', text, { cards: [care(day)], isFree: true })
}

const emptyDay = (name: string, done: number): string =>
  done > 0
    ? `Everything in your planner is done ${onDay(name)}: ${done} of ${done}. You can call it a day.`
    : `Your planner is empty ${onDay(name)}, so the day’s wide open.`

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
        `- ${capitalize(dayName(day, today))}: ${tasks.length === 1 ? 'one task' : `${tasks.length} tasks`}, ${hours(minutes)}`,
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
    `Block an evening or half a day for yourself ${onDay(calm)}, where you have the most room, before anything else lands there.`,
    ...(top.length > 0
      ? [`Aim for three things this week at most: ${top.map(({ title }) => quoteUserText(title)).join(', ')}.`]
      : ['Pick three things to get done this week, and give each one an hour on a set day.']),
    ...(fullest && fullest.minutes > 300
      ? [
          `${capitalize(dayName(fullest.day, today))} is the fullest, with ${hours(fullest.minutes)}. Move one thing off it now.`,
        ]
      : []),
    ...(goal ? [`Give your goal ${quoteUserText(goal.title)} one hour. It ${describeGoal(goal)}.`] : []),
    'Leave about a third of your free time unplanned.',
  ]
}

/** Shows the next seven days: the amount of work, the most important task, and the free time. */
export function planWeek(turn: Turn): Answer {
  return planWeekItems(turn) ?? planWeekFromRecords(turn)
}

function planWeekFromRecords({ request, state, today }: Turn): Answer {
  const { planner, goals } = request.facts
  const ask = 'If you could only finish one of these by the end of the week, which would it be?'
  if (!planner) return makeAnswer(paragraphs(pickOldest(state, hidden, ''), numberedList(shape), ask), { isFree: true })
  const open = planner.tasks.filter(
    ({ isCompleted, dueDate }) => !isCompleted && dueDate >= today && dueDate < addDays(today, 7),
  )
  const days = nextSevenDays(open, today)
  return makeAnswer(
    paragraphs(
      open.length === 0
        ? 'Your planner is empty for the next seven days, so you can set this week up any way you like.'
        : 'Here’s what your next seven days look like.',
      overviewOf(days, today),
      numberedList(stepsOfWeek(days, open, goalOf(goals), today)),
      ask,
    ),
    { isFree: true },
  )
}
