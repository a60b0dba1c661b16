import type { Goal } from '#contract/goals.ts'
import { showNumber } from '#web/lib/goal-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { addAmounts } from './add-amounts.ts'

type Props = { goal: Goal; value: string; isPending: boolean; onAdd: () => void; onReplace: () => void }

/** Asks what a number below the goal's own means. */
export function LowerNumberQuestion({ goal: { currentValue, currency }, value, isPending, onAdd, onReplace }: Props) {
  const show = (number: string) => showNumber(number, currency)
  return (
    <div role="alert" className="grid w-full gap-2 rounded-control bg-gold-wash p-3">
      <p className="text-15">
        You’re at {show(currentValue)}. Add {show(value)}, or is that the new total?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isPending} onClick={onAdd}>
          Add it: {show(addAmounts(currentValue, value))}
        </Button>
        <Button size="small" disabled={isPending} onClick={onReplace}>
          New total: {show(value)}
        </Button>
      </div>
    </div>
  )
}
