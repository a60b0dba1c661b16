import Sparkles from 'lucide-react/icons/sparkles'
import { Link } from 'wouter'
import type { Dashboard } from '#contract/dashboard.ts'
import { Button } from '#web/ui/Button.tsx'
import { cardNames } from './card-layout.ts'
import { areaColour, WellnessFlower } from './WellnessFlower.tsx'
import { Panel } from './Panel.tsx'
import { TrackedBar } from './TrackedBar.tsx'

type Props = { data: Dashboard; onDetails: () => void }

export function StatsCard({ data: { stats, tracked, incomeLog, wellness }, onDetails }: Props) {
  return (
    <Panel title={cardNames.stats}>
      <WellnessScore score={stats.wellnessScore} {...wellness} />
      {stats.wellnessScore === null && (
        <p className="text-15 text-ink-soft">
          Your score starts with the first thing you log: an entry, self-care, a finished task, a goal update.
        </p>
      )}
      <Button
        size="small"
        className="justify-self-start"
        aria-haspopup="dialog"
        icon={<Sparkles aria-hidden="true" className="size-4.5 text-magenta" />}
        onClick={onDetails}
      >
        What goes into it
      </Button>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 border-t border-line pt-4">
        <Streak days={stats.streak} />
        <GoalsCompleted completed={stats.goalsCompleted} total={stats.totalGoals} />
        <TrackedBar name="Monthly income" amounts={stats.monthlyIncome} goal={tracked.monthlyIncome} log={incomeLog} />
        <TrackedBar name="Emergency fund" amounts={stats.emergencyFund} goal={tracked.emergencyFund} />
      </dl>
    </Panel>
  )
}

type ScoreProps = { score: number | null } & Pick<Dashboard['wellness'], 'areas' | 'days'>

function WellnessScore({ score, areas, days }: ScoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      <WellnessFlower areas={areas} className="w-44" />
      <div className="min-w-40 flex-1">
        <h3 className="font-sans text-15 font-semibold tracking-normal text-ink-soft">Wellness score</h3>
        <p className="tabular font-display text-36">
          {score ?? '—'}
          {score !== null && <span className="font-sans text-15 text-ink-soft"> of 100</span>}
        </p>
        <p className="text-13 text-ink-soft">From the last {days} days</p>
        <ul className="mt-1 grid text-15">
          {areas.map(({ area, name, points }) => (
            <li key={area} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-2.5 rounded-full"
                style={{ backgroundColor: areaColour(area) }}
              />
              <span className="flex-1">{name}</span>
              <span className="tabular text-ink-soft">{points ?? '—'}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Streak({ days }: { days: number }) {
  return (
    <div>
      <dt className="text-15 font-semibold text-ink-soft">Streak</dt>
      <dd className="tabular font-display text-28">
        {days}
        <span className="font-sans text-15 text-ink-soft"> {days === 1 ? 'day' : 'days'}</span>
      </dd>
    </div>
  )
}

function GoalsCompleted({ completed, total }: { completed: number; total: number }) {
  return (
    <div className="relative">
      <dt className="text-15 font-semibold text-ink-soft">Goals completed</dt>
      <dd className="tabular font-display text-28">
        {total === 0 ? (
          '—'
        ) : (
          <Link href="/financial-goals" className="after:absolute after:inset-0 hover:underline">
            {completed}
            <span className="font-sans text-15 text-ink-soft"> of {total}</span>
          </Link>
        )}
      </dd>
    </div>
  )
}
