import type { WeightTrend } from '#contract/fitness.ts'
import { type Units, showWeight } from '#web/lib/units.ts'
import { showDay } from '#web/lib/show-day.ts'
import { ChartTable } from '#web/ui/ChartTable.tsx'
import { scaleTrend, height, width } from './trend-scale.ts'

/** Days with a weight that a line needs. */
const enough = 3

/** The smoothed trend; single days are only faint dots, because water moves them more than anything else. */
export function TrendChart({ trend, today, units }: { trend: WeightTrend; today: string; units: Units }) {
  const { from, shown, line, dots, lowest, highest } = scaleTrend(trend, today)
  if (shown.length < enough)
    return (
      <p className="text-15 text-ink-soft">
        — The line starts once you’ve logged a weight on {enough} of the last 90 days.{' '}
        {shown.length === 0 ? 'None yet.' : `${shown.length} so far.`}
      </p>
    )
  return (
    <figure>
      <figcaption className="max-w-reading text-15 text-ink-soft">
        The trend was between {showWeight(lowest, units)} and {showWeight(highest, units)} in the last 90 days, from{' '}
        {shown.length} days. It moves slowly on purpose: a single day says more about water than about you.
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`-6 -6 ${width + 12} ${height + 12}`}
        className="mt-3 w-full fill-none [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d={`M0 ${height}H${width}`} className="stroke-line" />
        {dots.map(({ day, x, y }) => (
          <circle key={day} cx={x} cy={y} r="2.5" className="fill-edge opacity-60" />
        ))}
        <polyline points={line} className="stroke-purple stroke-3" />
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-13 text-ink-soft">
        <span>{showDay(from, 'short')}</span>
        <span>Today</span>
      </div>
      <ChartTable
        caption="Weight by day"
        heads={['Day', 'Trend', 'Logged']}
        rows={shown
          .toReversed()
          .map(({ day, trend: smooth, kilograms }) => [
            showDay(day, 'short'),
            showWeight(smooth, units),
            showWeight(kilograms, units),
          ])}
      />
    </figure>
  )
}
