import { moods } from '#contract/lists.ts'
import type { SelfCareSummary } from '#contract/self-care.ts'
import { showDay } from '#web/lib/show-day.ts'
import { ChartTable } from '#web/ui/ChartTable.tsx'

const width = 420
const height = 150

/** The mean mood of each day with one, over twelve weeks. A line only from three days on. */
export function MoodChart({ days }: { days: SelfCareSummary['days'] }) {
  const points = days.flatMap(({ date, mood }, index) =>
    mood.mean === null
      ? []
      : [{ date, mood: mood.mean, x: (index / (days.length - 1)) * width, y: height - ((mood.mean - 1) / 4) * height }],
  )
  if (points.length === 0)
    return <p className="mt-1 text-15 text-ink-soft">— Log an activity with a mood, and that day shows up here.</p>
  const mean = points.reduce((sum, { mood }) => sum + mood, 0) / points.length
  return (
    <figure className="mt-1">
      <figcaption className="text-15 text-ink-soft">
        {points.length < 3
          ? `${points.length} ${points.length === 1 ? 'day' : 'days'} so far: too few for a line.`
          : `${mean.toFixed(1)} on average, over ${points.length} days in twelve weeks.`}
      </figcaption>
      <div aria-hidden="true" className="mt-4 grid grid-cols-[auto_1fr] gap-3">
        <div className="grid content-between text-15">
          {moods.toReversed().map(({ value, emoji }) => (
            <span key={value} className="leading-none">
              {emoji}
            </span>
          ))}
        </div>
        <svg viewBox={`-6 -8 ${width + 12} ${height + 16}`} className="w-full">
          {moods.map(({ value }) => (
            <line
              key={value}
              x1="0"
              x2={width}
              y1={height - ((value - 1) / 4) * height}
              y2={height - ((value - 1) / 4) * height}
              stroke="var(--line)"
            />
          ))}
          {points.length >= 3 && (
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke="var(--purple)"
              strokeWidth="1.5"
              strokeLinejoin="round"
              opacity="0.45"
            />
          )}
          {points.map(({ date, x, y }) => (
            <circle key={date} cx={x} cy={y} r="4" fill="var(--purple)" />
          ))}
        </svg>
        <Dates days={days} />
      </div>
      <ChartTable
        caption="Mood of each day"
        heads={['Day', 'Mood']}
        rows={points.toReversed().map(({ date, mood }) => [showDay(date, 'short'), mood.toFixed(1)])}
      />
    </figure>
  )
}

function Dates({ days }: { days: SelfCareSummary['days'] }) {
  const [first, middle] = [days[0], days[Math.floor(days.length / 2)]]
  return (
    <div className="col-start-2 -mt-2 flex justify-between text-13 text-ink-soft">
      <span>{first && showDay(first.date, 'short')}</span>
      <span>{middle && showDay(middle.date, 'short')}</span>
      <span>Today</span>
    </div>
  )
}
