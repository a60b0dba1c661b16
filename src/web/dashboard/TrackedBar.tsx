import { Link } from 'wouter'
import type { Dashboard, DashboardStats } from '#contract/dashboard.ts'
import { showNumber } from '#web/lib/goal-words.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'

type Props = {
  name: string
  amounts: DashboardStats['monthlyIncome']
  goal: Dashboard['tracked']['monthlyIncome']
}

/** The goal that is tracked as this; or a dash, and how to choose one. */
export function TrackedBar({ name, amounts: { current, target, percentage }, goal }: Props) {
  const isKnown = goal !== null && current !== null && target !== null && percentage !== null
  return (
    <div className="relative col-span-2 grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5">
      <dt className="text-15 font-semibold text-ink-soft">{name}</dt>
      {isKnown ? (
        <>
          <dd className="tabular text-15">
            <Link href="/financial-goals" className="after:absolute after:inset-0 hover:underline">
              <strong className="font-semibold">{showNumber(current, goal.currency)}</strong>
              <span className="text-ink-soft"> of {showNumber(target, goal.currency)}</span>
            </Link>
          </dd>
          <dd className="col-span-2">
            <ProgressBar label={name} value={percentage} valueText={`${percentage}%`} />
          </dd>
        </>
      ) : (
        <>
          <dd className="text-15">—</dd>
          <dd className="col-span-2 text-15 text-ink-soft">
            Set a goal and{' '}
            <Link href="/financial-goals#new" className="link">
              track it as {name.toLowerCase()}
            </Link>
            .
          </dd>
        </>
      )}
    </div>
  )
}
