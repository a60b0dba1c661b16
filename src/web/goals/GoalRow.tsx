import type { Goal } from '#contract/goals.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { showProgress } from '#web/lib/goal-words.ts'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { outlookLine } from './forecast-text.ts'
import { type GoalActions, GoalBadges, GoalControls } from './GoalControls.tsx'
import { GoalRing } from './GoalRing.tsx'
import { ProgressForm } from './ProgressForm.tsx'
import { Steps } from './Steps.tsx'
import { useJustReached } from './use-just-reached.ts'
import { goalAnchor } from './use-linked-goal.ts'

export function GoalRow({ goal, ...actions }: GoalActions & { goal: Goal }) {
  const isJustReached = useJustReached(goal.isCompleted)
  const { id, title, description } = goal
  const outlook = outlookLine(goal)
  if (goal.isUnreadable)
    return (
      <Unreadable
        id={goalAnchor(id)}
        tabIndex={-1}
        className="m-2"
        record={goal}
        title={title}
        onDelete={(control) => {
          focusNeighbour(control)
          actions.onDelete(goal)
        }}
      />
    )
  return (
    <li
      id={goalAnchor(id)}
      tabIndex={-1}
      className="grid gap-3 p-4 focus:rounded-card focus:outline-3 focus:outline-royal lg:grid-cols-[1fr_19rem_8.25rem] lg:gap-6"
    >
      <div className="flex min-w-0 items-start gap-3.5">
        <GoalRing goal={goal} size="small" isJustReached={isJustReached} />
        <div className="min-w-0 flex-1">
          <h3 className="user-text text-18">{title}</h3>
          <p className="tabular text-15 font-semibold">{showProgress(goal)}</p>
          {outlook !== undefined && <p className="tabular text-15 text-ink-soft">{outlook}</p>}
          {description !== null && (
            <p className="user-text mt-1 line-clamp-2 text-15 text-ink-soft">{description.slice(0, 300)}</p>
          )}
        </div>
      </div>
      {goal.kind === 'milestones' ? <Steps goal={goal} /> : <ProgressForm goal={goal} />}
      <div className="-mr-2.5 -mb-2.5 flex items-center justify-between gap-x-3 lg:mb-0 lg:flex-col-reverse lg:items-end lg:justify-end">
        {/* The negative margin is for the icons alone. */}
        <div className="lg:pr-2.5">
          <GoalBadges goal={goal} />
        </div>
        <GoalControls goal={goal} {...actions} />
      </div>
    </li>
  )
}
