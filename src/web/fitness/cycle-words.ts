import type { Cycle, CycleDay, Spread } from '#contract/fitness.ts'
import { cycleBasis, cycleSymptoms } from '#contract/fitness-lists.ts'
import { daysBetween } from '#web/lib/days.ts'
import { showDay } from '#web/lib/show-day.ts'

export const flowLabels: Record<CycleDay['flow'], string> = {
  none: 'No flow',
  spotting: 'Spotting',
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
}

export const symptomsOf = ({ symptoms }: Pick<CycleDay, 'symptoms'>): string =>
  cycleSymptoms
    .filter(({ key }) => symptoms.includes(key))
    .map(({ label }) => label)
    .join(', ')

/** '27 to 29 days', or '28 days' where all were the same. */
const range = ({ least, most }: Spread): string =>
  least === most ? `${least} ${least === 1 ? 'day' : 'days'}` : `${least} to ${most} days`

export const lengthLine = ({ cycles }: Pick<Cycle, 'cycles'>): string | null =>
  cycles && `Your last ${cycles.n} cycles lasted ${range(cycles)}. Half of them lasted ${cycles.median} days or less.`

export const periodLine = ({ periods }: Pick<Cycle, 'periods'>): string | null =>
  periods && `Your last ${periods.n} periods lasted ${range(periods)}.`

/** Says the range, or what is missing for one; never a single date. */
export function nextLine({ starts, cycles, next }: Cycle, today: string): string {
  const [latest] = starts
  if (latest === undefined) return '— Log your first day, and we’ll start counting.'
  if (next === null || cycles === null)
    return `— It takes ${cycleBasis.cycles} full cycles before there’s a range to show. The latest started on ${showDay(latest, 'dayOfWeek')}.`
  if (next.to < today)
    return `Your next period is taking longer than your last ${cycles.n} cycles did. That happens. If it worries you, ask a doctor or a nurse.`
  return `If the next cycle is like your last ${cycles.n}, your period starts between ${showDay(next.from, 'dayOfWeek')} and ${showDay(next.to, 'dayOfWeek')}. It can still come earlier or later.`
}

export const leftOutLine = ({ leftOut }: Pick<Cycle, 'leftOut'>): string | null =>
  leftOut === 0
    ? null
    : `${leftOut} ${leftOut === 1 ? 'gap isn’t' : 'gaps aren’t'} counted: under ${cycleBasis.shortest} or over ${cycleBasis.longest} days, so something probably wasn’t logged.`

/** The day of the current cycle, counted from 1. */
export const dayOfCycle = ({ starts: [latest] }: Pick<Cycle, 'starts'>, today: string): number | null =>
  latest === undefined ? null : daysBetween(latest, today) + 1
