import { selfCareGoals } from '#contract/lists.ts'
import type { SelfCareSummary } from '#contract/self-care.ts'
import { showDay } from '#web/lib/show-day.ts'
import { ChartTable } from '#web/ui/ChartTable.tsx'

type Props = { days: SelfCareSummary['days']; weekMinutes: number }

const { weekMinutes: goal } = selfCareGoals
const height = 130
const step = 20

/** 28 bars, and the daily share of the goal of 200 minutes a week. */
export function MinutesChart({ days, weekMinutes }: Props) {
  const share = goal / 7
  const most = Math.max(share * 1.25, ...days.map(({ minutes }) => minutes))
  const y = (minutes: number) => height - (minutes / most) * height
  const active = days.filter(({ minutes }) => minutes > 0)
  return (
    <figure className="mt-1">
      <figcaption className="text-15 text-ink-soft">
        {weekMinutes > goal
          ? `${weekMinutes} minutes in the last 7 days, past your goal of ${goal}.`
          : `${weekMinutes} of ${goal} minutes in the last 7 days.`}{' '}
        Self-care on {active.length} of the last 28 days.
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mt-4 h-36 w-full overflow-visible"
      >
        {days.map(({ date, minutes }, index) => (
          <rect
            key={date}
            x={index * step + 3}
            width={step - 6}
            y={y(minutes)}
            height={height - y(minutes)}
            rx="3"
            fill="var(--magenta)"
            opacity={index >= days.length - 7 ? 1 : 0.4}
          />
        ))}
        <line x1="0" x2={days.length * step} y1={height} y2={height} stroke="var(--line)" />
        <line
          x1="0"
          x2={days.length * step}
          y1={y(share)}
          y2={y(share)}
          stroke="var(--ink-soft)"
          strokeDasharray="4 5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-13 text-ink-soft">
        <span>{days[0] && showDay(days[0].date, 'short')}</span>
        <span>
          - - {Math.round(share)} min a day makes {goal} a week
        </span>
        <span>Today</span>
      </div>
      <ChartTable
        caption="Minutes a day"
        heads={['Day', 'Minutes', 'Activities']}
        rows={active.toReversed().map(({ date, minutes, count }) => [showDay(date, 'short'), minutes, count])}
      />
    </figure>
  )
}
