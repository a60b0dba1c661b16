import { useQuery } from '@tanstack/react-query'
import type { Goal, GoalHistory as History } from '#contract/goals.ts'
import { drawHistory, height, width } from './history-chart.ts'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import { formatDay } from './forecast-text.ts'
import { paceLabels, showNumber, unbroken } from '#web/lib/goal-words.ts'
import { showDay } from '#web/lib/show-day.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { goalHistoryQuery } from './goals.queries.ts'

/** A chart of the updates, the target, an even pace, and the pace of the forecast. */
export function GoalHistory({ goal }: { goal: Goal }) {
  const query = useQuery(goalHistoryQuery(goal.id))
  const { data } = query
  if (data === undefined) return <QueryPending query={query} skeleton={<HistorySkeleton />} />
  if (data.points.length === 0)
    return <p className="text-15 text-ink-soft">— Nothing to draw yet. Each update adds a step toward your target.</p>
  if (data.startDate === data.today)
    return (
      <p className="text-15 text-ink-soft">
        Your first step: {showNumber(goal.currentValue, goal.currency)}. Starting tomorrow, it grows into a line.
      </p>
    )
  return <Chart history={data} goal={goal} />
}

const lines = {
  target: 'stroke-ink-soft [stroke-dasharray:5_5] stroke-[1.5]',
  even: 'stroke-royal stroke-[1.5]',
  ahead: 'stroke-purple [stroke-dasharray:0.1_6] stroke-[2.5]',
  user: 'stroke-magenta stroke-[2.5]',
}

function Chart({ history, goal }: { history: History; goal: Goal }) {
  const { line, dots, now, targetY, even, ahead, todayShare, lastDay } = drawHistory(history, goal)
  return (
    <figure>
      <figcaption className="text-15 text-ink-soft">{describe(history, goal)}</figcaption>
      <svg
        aria-hidden="true"
        data-testid="history"
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        className="mt-3 w-full fill-none [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <clipPath id={`history-${goal.id}`}>
          <rect x="-4" y="-4" width={width + 8} height={height + 4} />
        </clipPath>
        <path d={`M0 ${height}H${width}`} className="stroke-line" />
        <g clipPath={`url(#history-${goal.id})`}>
          <path d={`${line}V${height}H0Z`} className="fill-magenta opacity-10" />
          <path d={`M0 ${targetY}H${width}`} className={lines.target} />
          {even !== undefined && <path d={even} className={lines.even} />}
          {ahead !== undefined && <path d={ahead} className={lines.ahead} />}
          <path d={line} className={lines.user} />
        </g>
        {dots.length <= 40 &&
          dots.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" className="fill-magenta" />)}
        <circle cx={now.x} cy={now.y} r="5.5" className="fill-gold stroke-surface stroke-2" />
      </svg>
      <Days from={history.startDate} last={lastDay} todayShare={todayShare} />
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-13 text-ink-soft">
        <Key look={lines.user} name="You" />
        <Key look={lines.target} name={`Target, ${showNumber(goal.targetValue, goal.currency)}`} />
        {even !== undefined && <Key look={lines.even} name="Steady pace" />}
        {ahead !== undefined && <Key look={lines.ahead} name="Your pace" />}
      </ul>
    </figure>
  )
}

/** A text alternative for the chart. Every number is in the list of updates. */
function describe({ startDate, startValue }: History, { currentValue, targetValue, currency, pace }: Goal): string {
  const [from, to, target] = [startValue, currentValue, targetValue].map((value) => showNumber(value, currency))
  const stand = pace === null || pace.state === 'due' ? '' : ` ${paceLabels[pace.state]}.`
  return `From ${from} on ${formatDay(startDate)} to ${to} today, of ${target}.${stand}`
}

function Key({ look, name }: { look: string; name: string }) {
  return (
    <li className="tabular flex items-center gap-1.5">
      <svg viewBox="0 0 22 6" className="h-1.5 w-5.5 fill-none [stroke-linecap:round]">
        <path d="M2 3H20" className={look} />
      </svg>
      {name}
    </li>
  )
}

function Days({ from, last, todayShare }: { from: string; last: string; todayShare: number }) {
  const isTodayApart = todayShare > 0.25 && todayShare < 0.75
  return (
    <div aria-hidden="true" className="relative mt-1 flex justify-between text-13 text-ink-soft">
      <span>{shortDay(from)}</span>
      {isTodayApart && (
        <span className="absolute -translate-x-1/2" style={{ left: `${todayShare * 100}%` }}>
          Today
        </span>
      )}
      <span>{todayShare === 1 ? 'Today' : shortDay(last)}</span>
    </div>
  )
}

const shortDay = (isoDay: string): string => unbroken(showDay(isoDay, 'shortDate'))
