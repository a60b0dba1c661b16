import { EmptyState } from '#web/ui/EmptyState.tsx'
import { RisingSun } from '#web/ui/drawings/RisingSun.tsx'
import type { GoalForm } from './goal-form.ts'
import { GoalIdeas } from './GoalIdeas.tsx'
import { GoalRing } from './GoalRing.tsx'
import { NewGoalButton } from './NewGoalButton.tsx'

type Props = { onNew: () => void; onPick: (form: GoalForm) => void }

export function GoalsEmpty({ onNew, onPick }: Props) {
  return (
    <EmptyState
      drawing={<RisingSun className="h-24" />}
      title="Your first goal starts small"
      example={
        <div className="flex items-center gap-4">
          <GoalRing goal={{ progress: 40, priority: 3 }} />
          <div>
            <p className="font-display text-18">A weekend by the sea</p>
            <p className="tabular text-15 text-ink-soft">$160 of $400. On track: $60 a month until April.</p>
          </div>
        </div>
      }
      action={
        <div className="grid justify-items-center gap-6">
          <NewGoalButton onClick={onNew} />
          <GoalIdeas isCentred onPick={onPick} />
        </div>
      }
    >
      An amount to reach, a debt to pay down, a habit to build. Give it a number and a date, and you’ll see how much it
      takes each month.
    </EmptyState>
  )
}
