import { useMutation } from '@tanstack/react-query'
import type { Goal } from '#contract/goals.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { tickStep } from './goals.mutations.ts'

export function Steps({ goal }: { goal: Goal }) {
  const { mutate } = useMutation(tickStep)
  return (
    <ul aria-label={`Steps of ${goal.title}`} className="grid">
      {goal.milestones.map(({ id, text, isDone }) => (
        <li key={id}>
          <Checkbox
            label={<span className={cx('user-text', isDone && 'text-ink-soft line-through')}>{text}</span>}
            checked={isDone}
            onChange={(event) => mutate({ before: goal, step: id, isDone: event.target.checked })}
          />
        </li>
      ))}
    </ul>
  )
}
