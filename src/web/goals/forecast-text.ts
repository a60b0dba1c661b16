import type { Forecast, Goal } from '#contract/goals.ts'
import { forecastBasis } from '#contract/lists.ts'
import { dateOf } from '#web/lib/days.ts'
import { paceLabels, showNeed, showNumber, showPace, unbroken } from '#web/lib/goal-words.ts'
import { showDay } from '#web/lib/show-day.ts'

/** Formats a calendar day on one line: 'December 5, 2026'. */
export const formatDay = (isoDay: string): string => unbroken(showDay(isoDay, 'longDate'))

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

/** Names a month: a forecast isn't more precise than that. */
function monthReached({ on }: Extract<Forecast, { state: 'arrives' }>): string {
  return on.slice(0, 7) === dateOf(new Date()).slice(0, 7)
    ? 'later this month'
    : `about ${unbroken(showDay(on, 'month'))}`
}

/** Pace and forecast in one sentence, for the card; undefined where there is neither. */
export function outlookLine(goal: Goal): string | undefined {
  const { pace, targetDate, forecast } = goal
  if (forecast?.state !== 'arrives') return showPace(goal)
  const month = monthReached(forecast)
  if (pace === null || targetDate === null)
    return `At this pace: ${month}, from ${count(forecast.updates, 'update')} since ${formatDay(forecast.since)}.`
  if (pace.state === 'due') return showPace(goal)
  const date = formatDay(targetDate)
  // A month before or close to a day of the same month would say nothing.
  const isSameMonth = forecast.on.slice(0, 7) === targetDate.slice(0, 7)
  if (pace.state === 'ahead') return `${paceLabels.ahead}: ${isSameMonth ? '' : `${month}, `}before ${date}.`
  if (pace.state === 'onTrack') return `${paceLabels.onTrack}: ${isSameMonth ? 'about' : `${month}, close to`} ${date}.`
  return `${paceLabels.behind}: ${month}; ${showNeed(goal, pace)} gets you there by ${date}.`
}

/** The forecast in full, and what it is based on or still needs. */
export function forecastText(goal: Goal, forecast: Forecast): { title: string; basis: string } {
  if (forecast.state === 'tooEarly') return { title: 'Too early to tell', basis: missingText(forecast) }
  const { since, updates, gained } = forecast
  const from = `in ${count(updates, 'update')} since ${formatDay(since)}`
  if (forecast.state === 'still')
    return {
      title: 'No date right now',
      basis: `It didn’t move forward ${from}. Your next step forward will bring the forecast back.`,
    }
  const left = showNumber((Number(goal.targetValue) - Number(goal.currentValue)).toFixed(4), goal.currency)
  const basis = `${formatGain(goal, showNumber(gained, goal.currency))} ${from}. ${left} to go.`
  if (forecast.state === 'far') return { title: 'At this pace: more than fifty years', basis }
  return {
    title: `At this pace: ${monthReached(forecast)}`,
    basis: [basis, compareWithTargetDate(goal)].join(' ').trim(),
  }
}

/** Formats the gain: '$225 more', '$225 paid', '12 times'. */
function formatGain({ kind }: Goal, number: string): string {
  if (kind === 'habit') return `${number} ${number === '1' ? 'time' : 'times'}`
  return `${number} ${kind === 'debt' ? 'paid' : 'more'}`
}

function missingText({ days, from }: Extract<Forecast, { state: 'tooEarly' }>): string {
  const { updateDays, window } = forecastBasis
  const missing =
    days < updateDays
      ? `It needs updates on ${updateDays} different days in the last ${window}, and so far it has ${days}.`
      : `It has updates on ${days} days, which is enough.`
  return from === null ? missing : `${missing} It also needs two weeks to go by, so check back on ${formatDay(from)}.`
}

/** How the forecast compares with the target date: the pace that the server found, in words. */
function compareWithTargetDate({ targetDate, pace }: Goal): string {
  if (targetDate === null || pace === null || pace.state === 'due') return ''
  const date = formatDay(targetDate)
  if (pace.state === 'onTrack') return `That’s close to ${date}: you’re on track.`
  return pace.state === 'ahead' ? `That’s before ${date}.` : `That’s after ${date}.`
}
