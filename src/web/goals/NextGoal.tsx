import type { Goal } from '#contract/goals.ts'
import { goalCategoryLabels, showProgress } from '#web/lib/goal-words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Landscape } from '#web/ui/drawings/Landscape.tsx'
import { areaMotifs } from './area-motifs.ts'
import { outlookLine } from './forecast-text.ts'
import { type GoalActions, GoalBadges, GoalControls } from './GoalControls.tsx'
import { GoalRing } from './GoalRing.tsx'
import { ProgressForm } from './ProgressForm.tsx'
import { Steps } from './Steps.tsx'
import { useJustReached } from './use-just-reached.ts'
import { goalAnchor } from './use-linked-goal.ts'

/** The goal to look at next, larger than the rest, with one step to take. */
export function NextGoal({ goal, ...actions }: GoalActions & { goal: Goal }) {
  const isJustReached = useJustReached(goal.isCompleted)
  const { id, title, description, category } = goal
  const outlook = outlookLine(goal)
  return (
    <ul aria-label="Next up">
      <Card
        as="li"
        id={goalAnchor(id)}
        tabIndex={-1}
        className="grid overflow-hidden p-0! focus:outline-3 focus:outline-offset-2 focus:outline-royal sm:grid-cols-[1fr_minmax(12rem,32%)]"
      >
        <Landscape motif={areaMotifs[category]} className="size-full max-sm:hidden sm:order-last" />
        <div className="grid content-center gap-3 p-4 sm:gap-4 sm:p-8">
          <div className="flex items-center gap-3">
            <Landscape motif={areaMotifs[category]} className="h-10 w-13 shrink-0 rounded-small sm:hidden" />
            <p className="text-15 font-semibold text-magenta">Next up · {goalCategoryLabels[category]}</p>
          </div>
          <div className="flex items-center gap-4 sm:gap-6">
            <GoalRing goal={goal} size="large" isJustReached={isJustReached} />
            <div className="min-w-0 flex-1">
              <h2 className="user-text text-22 sm:text-28">{title}</h2>
              <p className="tabular mt-1 text-18 font-semibold">{showProgress(goal)}</p>
            </div>
          </div>
          {outlook !== undefined && <p className="tabular text-ink-soft">{outlook}</p>}
          {description !== null && (
            <p className="user-text line-clamp-1 text-15 sm:line-clamp-3 whitespace-pre-line text-ink-soft">
              {description.slice(0, 600)}
            </p>
          )}
          <div className="max-w-130">
            {goal.kind === 'milestones' ? <Steps goal={goal} /> : <ProgressForm goal={goal} isMain />}
          </div>
          <div className="-mr-2.5 -mb-2.5 flex items-center justify-between gap-3">
            <GoalBadges goal={goal} />
            <GoalControls goal={goal} {...actions} />
          </div>
        </div>
      </Card>
    </ul>
  )
}
