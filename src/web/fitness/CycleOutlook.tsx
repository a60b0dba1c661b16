import type { Cycle } from '#contract/fitness.ts'
import { daysBetween } from '#web/lib/days.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Card } from '#web/ui/Card.tsx'
import { dayOfCycle, leftOutLine, lengthLine, nextLine, periodLine } from './cycle-words.ts'

/** Summarizes the log: lengths with their spread and count, never a single date. */
export function CycleOutlook({ cycle, today }: { cycle: Cycle; today: string }) {
  const day = dayOfCycle(cycle, today)
  const lines = [nextLine(cycle, today), lengthLine(cycle), periodLine(cycle), leftOutLine(cycle)]
  return (
    <Card as="section" aria-labelledby="cycle-outlook" className="grid gap-3">
      <h2 id="cycle-outlook" className="text-22">
        {day === null ? 'Your cycles' : `Day ${day}`}
      </h2>
      {lines.map((line) => line !== null && <p key={line}>{line}</p>)}
      <PastCycles starts={cycle.starts} />
    </Card>
  )
}

const maxShown = 6

/** A bar for each past cycle, next to its length in days. */
function PastCycles({ starts }: { starts: readonly string[] }) {
  const past = starts
    .slice(1, 1 + maxShown)
    .map((start, at) => ({ start, days: daysBetween(start, starts[at] ?? start) }))
  const most = Math.max(...past.map(({ days }) => days))
  if (past.length === 0) return null
  return (
    <ol aria-label="Past cycles" className="tabular mt-1 grid gap-1.5 text-15">
      {past.map(({ start, days }) => (
        <li key={start} className="grid grid-cols-[4.5rem_1fr_4.5rem] items-center gap-3">
          <span className="text-ink-soft">{showDay(start, 'short')}</span>
          <span aria-hidden="true" className="h-2.5 rounded-full bg-purple-wash">
            <span className="block h-full rounded-full bg-purple" style={{ width: `${(days / most) * 100}%` }} />
          </span>
          <span className="text-right">{days} days</span>
        </li>
      ))}
    </ol>
  )
}
