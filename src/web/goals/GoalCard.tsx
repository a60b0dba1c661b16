import History from 'lucide-react/icons/history'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { outlookLine } from './forecast-text.ts'
import { priorityLabel, priorityTone, showProgress, trackLabels } from '#web/lib/goal-words.ts'
import { GoalRing } from './GoalRing.tsx'
import { ProgressForm } from './ProgressForm.tsx'
import { Steps } from './Steps.tsx'
import { goalAnchor } from './use-linked-goal.ts'

export type GoalActions = {
  onOpen: (goal: Goal) => void
  onEdit: (goal: Goal) => void
  onDelete: (goal: Goal) => void
}

export function GoalCard({ goal, onOpen, onEdit, onDelete }: GoalActions & { goal: Goal }) {
  const { title, description, priority, trackAs } = goal
  const outlook = outlookLine(goal)
  return (
    <Card
      as="li"
      id={goalAnchor(goal.id)}
      tabIndex={-1}
      className="flex flex-col gap-4 focus:outline-3 focus:outline-offset-2 focus:outline-royal"
    >
      <div className="flex items-start gap-4">
        <GoalRing goal={goal} hasJustArrived={useJustCompleted(goal.isCompleted)} />
        <div className="min-w-0 flex-1">
          <h3 className="user-text text-18">{title}</h3>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge tone={priorityTone(priority)}>{priorityLabel(priority)}</Badge>
            {trackAs !== null && <Badge tone="gold">{trackLabels[trackAs]}</Badge>}
          </div>
        </div>
      </div>
      {description !== null && (
        <p className="user-text line-clamp-3 text-15 whitespace-pre-line text-ink-soft">{description.slice(0, 600)}</p>
      )}
      <div>
        <p className="tabular font-semibold">{showProgress(goal)}</p>
        {outlook !== undefined && <p className="tabular text-15 text-ink-soft">{outlook}</p>}
      </div>
      {goal.kind === 'milestones' ? <Steps goal={goal} /> : <ProgressForm goal={goal} />}
      <div className="mt-auto -mr-2.5 -mb-2.5 flex justify-end">
        <IconButton
          label={`Updates of ${title}`}
          icon={<History className="size-4.5" />}
          onClick={() => onOpen(goal)}
        />
        <IconButton label={`Edit ${title}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(goal)} />
        <IconButton
          label={`Delete ${title}`}
          icon={<Trash className="size-4.5" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onDelete(goal)
          }}
        />
      </div>
    </Card>
  )
}

/** Whether the goal was completed while it was on screen: that is celebrated once. */
function useJustCompleted(isCompleted: boolean): boolean {
  const [was, setWas] = useState(isCompleted)
  const [hasArrived, setHasArrived] = useState(false)
  if (was !== isCompleted) {
    setWas(isCompleted)
    setHasArrived(isCompleted)
  }
  return hasArrived
}
