import Check from 'lucide-react/icons/check'
import type { CourseCard } from '#contract/mindset.ts'
import { cx } from '#web/ui/cx.ts'

type Props = { steps: CourseCard['steps']; at: number; onChoose: (at: number) => void }

export function StepList({ steps, at, onChoose }: Props) {
  return (
    <ol className="grid gap-1">
      {steps.map(({ id, title, isDone }, n) => (
        <li key={id}>
          <button
            type="button"
            aria-current={n === at ? 'step' : undefined}
            className={cx(
              'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-15 font-semibold transition hover:bg-sunk',
              n === at ? 'bg-magenta-wash' : 'text-ink-soft',
            )}
            onClick={() => onChoose(n)}
          >
            <span
              className={cx(
                'tabular grid size-7 shrink-0 place-items-center rounded-full border text-13',
                isDone ? 'border-accent bg-accent text-on-accent' : 'border-edge',
              )}
            >
              {isDone ? <Check aria-hidden="true" className="size-4" /> : n + 1}
            </span>
            {title}
            {isDone && <span className="sr-only">, done</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}
