import { memoize } from '#contract/memoize.ts'
import { english, userTimeZone } from '#web/lib/dates.ts'

const styles = { hour: { hour: 'numeric' }, times: { hour: 'numeric', minute: '2-digit' } } as const
const formatsIn = memoize((timeZone: string | undefined) =>
  memoize((style: keyof typeof styles) => new Intl.DateTimeFormat(english, { ...styles[style], timeZone })),
)
const formatOf = (style: keyof typeof styles): Intl.DateTimeFormat => formatsIn(userTimeZone())(style)

/** '3 PM'. */
export const formatHour = (moment: number): string => formatOf('hour').format(moment)

/** '3:15 – 4:00 PM'. */
export function formatTimeRange(start: number, minutes: number): string {
  const end = start + minutes * 60_000
  // Across midnight formatRange would add both dates.
  const [from, to] = [start, end].map((moment) => formatOf('times').format(moment))
  return minutes < 720 ? formatOf('times').formatRange(start, end) : `${from} – ${to}`
}
