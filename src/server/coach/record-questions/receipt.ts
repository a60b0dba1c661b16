import type { ReplySource } from '#contract/coach.ts'
import type { Forecast } from '#contract/goals.ts'
import type { Found, FoundOf } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import type { GoalView } from '#server/ports/goal-view.ts'

/** Lists the records that were read for an answer, line by line. */
export function receiptLines(found: Found): string[] {
  const lines = linesOf(found)
  return lines.length > 0 ? lines : ['nothing recorded']
}

function linesOf(found: Found): string[] {
  switch (found.ask) {
    case 'goals':
      return found.goals.map(goalLine)
    case 'goal':
      return [
        ...found.goals.map(goalLine),
        ...found.others.map((title) => `“${title}”`),
        ...moreLine(found.moreGoals + found.moreOthers),
      ]
    case 'saved':
      return found.sums.map(
        ({ currency, gained, updates }) =>
          `money goals in ${found.month}: ${gained} ${currency}, ${count(updates, 'update')}`,
      )
    case 'shopping':
      return shoppingLines(found)
    case 'household':
      return householdLines(found)
    case 'income':
      return incomeLines(found)
    case 'cycle':
      return found.day === null ? [] : cycleLines(found.day, found)
    case 'workouts':
      return [`${count(found.count, 'workout')}${namedIn(found)}, ${spanOf(found)}`, ...keptLines(found)]
    case 'water':
      return [`water on ${count(found.days, 'day')}, ${found.millilitres} ml in all, ${spanOf(found)}`]
    case 'prayers':
      return prayerLines(found)
    default:
      return plannerLines(found)
  }
}

function incomeLines(found: FoundOf<'income'>): string[] {
  return [
    ...found.sums.map((sum) => `${incomeSpan(found)}: ${incomeLine(sum)}`),
    ...(found.named !== null && found.sums.length === 0 ? [`${incomeSpan(found)}: nothing`] : []),
    ...(found.sources ?? found.others ?? []).map((sum) => `${sum.source}: ${incomeLine(sum)}`),
    ...(found.moreSources === undefined || found.moreSources === 0
      ? []
      : [`and ${found.moreSources} more who paid less`]),
    ...(found.days ?? []).map((sum) => `${sum.day}: ${incomeLine(sum)}`),
    ...(found.moreDays === undefined || found.moreDays === 0 ? [] : [`and ${count(found.moreDays, 'earlier day')}`]),
  ]
}

type Rest = Exclude<
  Found,
  { ask: 'goals' | 'goal' | 'saved' | 'shopping' | 'household' | 'income' | 'cycle' | 'workouts' | 'water' | 'prayers' }
>

function plannerLines(found: Rest): string[] {
  switch (found.ask) {
    case 'tasks':
      return taskLines(found)
    case 'taskAt': {
      const next = found.next !== null && !found.tasks.includes(found.next) ? [found.next] : []
      return [...found.tasks, ...next]
        .map(taskLine)
        .concat(`${found.day}: ${count(found.untimed, 'task')} with no set time`)
    }
    case 'overdue':
      return [`${count(found.total, 'open task')} from before today`, ...found.tasks.map(taskLine)]
    case 'freeTime':
      return [
        `${count(found.busy, 'task')} with a set time, ${spanOf(found)}`,
        found.hasHours ? 'the hours you set' : 'no hours set',
      ]
    case 'nextTask':
      return [found.timed, found.untimed].flatMap((task) => (task === null ? [] : [taskLine(task)]))
    case 'findTask':
      return found.tasks.length > 0 ? found.tasks.map(taskLine) : [`no task with “${found.about}”`]
    default:
      return writtenLines(found)
  }
}

type Written = Exclude<Rest, { ask: 'tasks' | 'taskAt' | 'overdue' | 'freeTime' | 'nextTask' | 'findTask' }>

function writtenLines(found: Written): string[] {
  switch (found.ask) {
    case 'journalLast':
      return lastLine(found.last)
    case 'journalCount':
      return [`${found.count} ${found.count === 1 ? 'entry' : 'entries'}, ${spanOf(found)}`, ...keptLines(found)]
    case 'journalAbout':
      return [
        `${found.from === null || found.to === null ? 'all entries' : `entries, ${spanOf({ from: found.from, to: found.to })}`}, searched for “${found.about}”`,
        ...found.days.map((day) => `found on ${day}`),
        ...(found.near?.days ?? []).map((day) => `“${found.near?.word}” found on ${day}`),
      ]
    case 'mood':
      return moodLines(found)
    case 'moodDays':
      return [
        `${count(found.total, 'day')} with a mood of ${found.moods.join(' or ')}, ${spanOf(found)}`,
        ...found.days,
        ...lastLine(found.last),
      ]
    case 'selfCare':
      return [
        `${found.activity ?? 'self-care'}${namedIn(found)}: ${count(found.count, 'time')}, ${count(found.minutes, 'minute')}, ${spanOf(found)}`,
        ...keptLines(found),
        ...(found.kinds ?? []),
      ]
    case 'streak':
      return [
        `streak: ${found.isWhole ? '' : 'at least '}${count(found.days, 'day')}`,
        `activities today: ${found.today}`,
        `${count(found.daysThisMonth, 'day')} this month`,
      ]
    default:
      return scoreLines(found)
  }
}

/** The areas whose records were only counted. */
export const countedIn = ({ ask, counts }: Pick<FoundOf<'streak' | 'score'>, 'ask' | 'counts'>): ReplySource[] =>
  counts.map((area) => ({ area, lines: [`counted in the ${ask}`] }))

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
const incomeLine = ({ net, currency, entries }: { net: string; currency: string; entries: number }): string =>
  `${net} ${currency} after costs, ${entries} ${entries === 1 ? 'entry' : 'entries'}`
function incomeSpan({ month, from, to, named }: FoundOf<'income'>): string {
  return `${month ?? openSpan(from, to)}${named === null ? '' : `, “${named}”`}`
}
function openSpan(from: string | null, to: string | null): string {
  if (from === null) return to === null ? 'all time' : `until ${to}`
  return to === null ? `from ${from} on` : spanOf({ from, to })
}
const moreLine = (more: number): string[] => (more === 0 ? [] : [`and ${count(more, 'more goal')}`])
const spanOf = ({ from, to }: { from: string; to: string }): string => (from === to ? from : `${from} to ${to}`)
const dateLine = ({ dates }: { dates?: string[] }): string[] =>
  dates === undefined ? [] : [`days: ${dates.length === 0 ? 'none' : dates.join(', ')}`]
const keptLines = (found: { last: string | null; dates?: string[] }): string[] => [
  ...lastLine(found.last),
  ...dateLine(found),
]
const lastLine = (last: string | null): string[] => (last === null ? [] : [`latest: ${last}`])

function goalLine({ title, current, target, currency, targetDate, pace, forecast, movedOn }: GoalView): string {
  const unit = currency === null ? '' : ` ${currency}`
  return [
    `“${title}”, ${current} of ${target}${unit}`,
    ...(targetDate === null ? [] : [`until ${targetDate}`]),
    ...(pace === null ? [] : [pace.state]),
    ...(forecast === null ? [] : [forecastWords(forecast)]),
    ...(movedOn === null ? [] : [`updated ${movedOn}`]),
  ].join(', ')
}

const forecastWords = (forecast: Forecast): string =>
  forecast.state === 'arrives' ? `at this pace ${forecast.on}` : `forecast: ${forecast.state}`

const taskLine = ({ title, day, time, minutes, isDone, isHigh }: TaskView): string =>
  `“${title}”, ${day}${time === null ? '' : ` ${time}`}, ${minutes} min${isHigh === true ? ', high priority' : ''}${isDone ? ', done' : ''}`

/** Tasks that the answer names only in its summary by days come after the list. */
function taskLines({ tasks, days, ...found }: FoundOf<'tasks'>): string[] {
  const lines = tasks.map(taskLine)
  const apart = days.flatMap(({ timed }) => timed.map(taskLine)).filter((line) => !lines.includes(line))
  const isCut = days.reduce((sum, { count: n }) => sum + n, 0) > tasks.length
  return [
    `${count(found.total, 'task')}, ${found.done} done, ${spanOf(found)}`,
    ...lines,
    ...apart,
    ...(isCut ? days.map(({ day, count: n }) => `${day}: ${count(n, 'task')}`) : []),
  ]
}

const householdLines = ({ due, done, ...span }: FoundOf<'household'>): string[] =>
  done === undefined
    ? due.map(({ text, category, dueDate }) => `“${text}” (${category}), due ${dueDate}`)
    : done.map(({ text, times, last }) =>
        [`“${text}”, done ${count(times, 'time')}, ${spanOf(span)}`, ...lastLine(last)].join(', '),
      )

const prayerLines = (found: FoundOf<'prayers'>): string[] => [
  `prayers kept: ${found.prayers}, reflections: ${found.reflections}, ${spanOf(found)}`,
  ...(found.answered === undefined ? [] : [`prayers marked answered: ${found.answered}, ${spanOf(found)}`]),
  ...dateLine(found),
]

const namedIn = ({ named }: { named: string | null }): string => (named === null ? '' : ` with “${named}”`)

const shoppingLines = ({ lists, shared }: FoundOf<'shopping'>): string[] => [
  ...lists.map(({ label, open, names }) => `${label} list, ${open} open: ${names.join(', ')}`),
  ...shared.map((label) => `${label} list, shared: not read`),
]

const moodLines = ({ mood, groups, moreGroups, ...span }: FoundOf<'mood'>): string[] => [
  ...(mood === null ? [] : [`mood ${mood.mean} of 5, from ${count(mood.count, 'mood')}, ${spanOf(span)}`]),
  ...groups.map(({ key, mean, count: n }) => `${key}: ${mean} of 5, ${count(n, 'mood')}`),
  ...(moreGroups === 0 ? [] : [`and ${count(moreGroups, 'earlier day')}`]),
]

const scoreLines = ({ score, days, parts }: FoundOf<'score'>): string[] => [
  ...(score === null ? [] : [`score: ${score} of 100, last ${days} days`]),
  ...parts.map(({ name, points, count, target }) => `${name}: ${points ?? 0} points, ${count} of ${target}`),
]

const cycleLines = (day: number, { cycles }: FoundOf<'cycle'>): string[] => [
  `day ${day} since the last period began`,
  ...(cycles === null ? [] : [`${cycles.n} cycles of ${cycles.least} to ${cycles.most} days`]),
]
