import { Link } from 'wouter'
import type { Dashboard } from '#contract/dashboard.ts'
import { priorityTone, showPace, showProgress } from '#web/lib/goal-words.ts'
import { Ring } from '#web/ui/Ring.tsx'
import { cardNames } from './card-layout.ts'
import { EmptyCard } from './EmptyCard.tsx'
import { Panel } from './Panel.tsx'

export function GoalsCard({ goals }: Pick<Dashboard, 'goals'>) {
  if (goals.length === 0)
    return (
      <Panel title={cardNames.goals}>
        <EmptyCard
          action={{ href: '/financial-goals#new', name: 'Set a goal' }}
          sample={
            <>
              <p className="font-medium">Three quiet months in the bank</p>
              <p className="text-15 text-ink-soft">$600 of $3,000, on track</p>
            </>
          }
        >
          Give a goal a number and a date, and you’ll see how far along you’re and what each month needs.
        </EmptyCard>
      </Panel>
    )
  return (
    <Panel title={cardNames.goals} all={{ href: '/financial-goals', of: 'goals' }}>
      <ul className="-mx-2 grid gap-1">
        {goals.map((goal) => (
          <GoalItem key={goal.id} goal={goal} />
        ))}
      </ul>
    </Panel>
  )
}

function GoalItem({ goal }: { goal: Dashboard['goals'][number] }) {
  const pace = showPace(goal)
  return (
    <li className="relative flex items-center gap-4 rounded-control p-2 transition hover:bg-sunk">
      <Ring progress={goal.progress} tone={priorityTone(goal.priority)} size="small" />
      <div className="min-w-0">
        <h3 className="user-text font-sans text-16 font-semibold tracking-normal">
          <Link href="/financial-goals" className="after:absolute after:inset-0 after:rounded-control">
            {goal.title}
          </Link>
        </h3>
        <p className="tabular text-15 text-ink-soft">
          {showProgress(goal)}
          {pace !== undefined && ` · ${pace}`}
        </p>
      </div>
    </li>
  )
}
