import { priorityLabel } from '#web/lib/priority-label.ts'
import History from 'lucide-react/icons/history'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import type { Goal } from '#contract/goals.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { priorityTone, trackLabels } from '#web/lib/goal-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

export type GoalActions = {
  onOpen: (goal: Goal) => void
  onEdit: (goal: Goal) => void
  onDelete: (goal: Goal) => void
}

export const GoalBadges = ({ goal: { priority, trackAs } }: { goal: Goal }) => (
  <div className="flex flex-wrap gap-1.5 lg:justify-end">
    <Badge tone={priorityTone(priority)}>{priorityLabel(priority)}</Badge>
    {trackAs !== null && <Badge tone="gold">{trackLabels[trackAs]}</Badge>}
  </div>
)

export const GoalControls = ({ goal, onOpen, onEdit, onDelete }: GoalActions & { goal: Goal }) => (
  <div className="flex shrink-0">
    <IconButton
      label={`Updates for ${goal.title}`}
      icon={<History className="size-4.5" />}
      onClick={() => onOpen(goal)}
    />
    <IconButton label={`Edit ${goal.title}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(goal)} />
    <IconButton
      label={`Delete ${goal.title}`}
      icon={<Trash className="size-4.5" />}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget)
        onDelete(goal)
      }}
    />
  </div>
)
