import { useMutation } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { Goal, Milestone } from '#contract/goals.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { tickStep } from './goals.mutations.ts'

/** Lists the steps of a goal. Those that were already done are folded; a step that is checked off now stays in its place. */
export function Steps({ goal }: { goal: Goal }) {
  const { title, milestones } = goal
  const [doneBefore] = useState(() => new Set(milestones.filter(({ isDone }) => isDone).map(({ id }) => id)))
  const done = milestones.filter(({ id }) => doneBefore.has(id))
  const others = milestones.filter(({ id }) => !doneBefore.has(id))
  return (
    <div>
      {others.length > 0 && (
        <ul aria-label={`Steps for ${title}`} className="grid">
          {others.map((step) => (
            <Step key={step.id} goal={goal} step={step} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-15 text-ink-soft [&::-webkit-details-marker]:hidden">
            <span className="tabular">{done.length === 1 ? '1 step done' : `${done.length} steps done`}</span>
            <ChevronDown aria-hidden="true" className="size-4.5 transition group-open:rotate-180" />
          </summary>
          <ul aria-label={`Steps done for ${title}`} className="grid">
            {done.map((step) => (
              <Step key={step.id} goal={goal} step={step} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Step({ goal, step: { id, text, isDone } }: { goal: Goal; step: Milestone }) {
  const { mutate } = useMutation(tickStep)
  return (
    <li>
      <Checkbox
        label={<span className={cx('user-text', isDone && 'text-ink-soft line-through')}>{text}</span>}
        checked={isDone}
        onChange={(event) => mutate({ before: goal, step: id, isDone: event.target.checked })}
      />
    </li>
  )
}
