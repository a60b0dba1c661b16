import { Link } from 'wouter'
import type { Dashboard } from '#contract/dashboard.ts'
import { priorityTone, showPace, showProgress } from '#web/lib/goal-words.ts'
import { ideaAddress, ideasFor, showIdea } from '#web/lib/goal-ideas.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Ring } from '#web/ui/Ring.tsx'
import { cardNames } from './card-layout.ts'
import { Panel } from './Panel.tsx'

type Props = { goals: Dashboard['goals']; focus: Dashboard['focus'] }

export function GoalsCard({ goals, focus }: Props) {
  if (goals.length === 0) return <Drafts chosen={focus.answers?.primaryGoals ?? []} />
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

/** Drafts from the wizard's answers, else general ones. */
function Drafts({ chosen }: { chosen: Parameters<typeof ideasFor>[0] }) {
  return (
    <Panel title={cardNames.goals}>
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">
          {chosen.length > 0
            ? 'Drafts from what you told us. Pick one, change anything, and it’s yours.'
            : 'Pick a small one to start with, and change anything you like.'}
        </p>
        <ul className="-mx-2 grid w-[calc(100%+1rem)] gap-1">
          {ideasFor(chosen)
            .slice(0, 3)
            .map((idea) => (
              <li
                key={idea.title}
                className="relative flex items-center gap-4 rounded-control p-2 transition hover:bg-sunk"
              >
                <Ring progress={0} tone="royal" size="small" />
                <div className="min-w-0">
                  <h3 className="font-sans text-16 font-semibold tracking-normal">
                    <Link href={ideaAddress(idea)} className="after:absolute after:inset-0 after:rounded-control">
                      {idea.title}
                    </Link>
                  </h3>
                  <p className="tabular text-15 text-ink-soft">{showIdea(idea)}</p>
                </div>
              </li>
            ))}
        </ul>
        <LinkButton href="/financial-goals#new" size="small">
          Set a goal
        </LinkButton>
      </div>
    </Panel>
  )
}
