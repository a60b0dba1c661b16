import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { IncomeGuide, IncomePlanStep } from '#contract/income.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { showMinutes } from '#web/lib/task-words.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { DoneCheck } from '#web/ui/DoneCheck.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { tickStep } from './income.mutations.ts'
import { guideQuery, planQuery } from './income.queries.ts'
import { PlanStepDialog } from './PlanStepDialog.tsx'

type Written = IncomeGuide['plan'][number]['steps'][number]

export function PlanPanel() {
  const guide = useQuery(guideQuery)
  const plan = useQuery(planQuery)
  return (
    <QueryResult query={guide} title="The plan didn’t load" skeleton={<Skeleton className="h-96 rounded-card" />}>
      {({ plan: parts }) => (
        <QueryResult query={plan} title="Your steps didn’t load" skeleton={<Skeleton className="h-96 rounded-card" />}>
          {(steps) => <Plan parts={parts} steps={steps} />}
        </QueryResult>
      )}
    </QueryResult>
  )
}

function Plan({ parts, steps }: { parts: IncomeGuide['plan']; steps: IncomePlanStep[] }) {
  const planning = useDialogState<Written>()
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid max-w-narrow gap-1.5">
        <p className="tabular text-15 text-ink-soft">
          {done === steps.length
            ? 'All twelve done. What’s next is up to you.'
            : `${done} of ${steps.length} steps, in any order.`}
        </p>
        <ProgressBar
          label="Steps done"
          value={done}
          max={steps.length}
          valueText={`${done} of ${steps.length} steps`}
        />
      </div>
      <ol className="grid gap-6">
        {parts.map((part) => (
          <li key={part.id}>
            <h2 className="mb-1 text-22">{part.title}</h2>
            <ul className="grid gap-1">
              {part.steps.map((written) => (
                <Step
                  key={written.id}
                  written={written}
                  step={steps.find(({ id }) => id === written.id) ?? { id: written.id, isDone: false, task: null }}
                  isNext={written.id === next?.id}
                  onPlan={() => planning.open(written)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {planning.state && (
        <PlanStepDialog
          key={planning.state.key}
          isOpen={planning.state.isOpen}
          step={planning.state.value}
          onClose={planning.close}
        />
      )}
    </div>
  )
}

type StepProps = { written: Written; step: IncomePlanStep; isNext: boolean; onPlan: () => void }

/** The next step is unfolded; the others unfold when they are touched. */
function Step({ written: { title, text, minutes }, step, isNext, onPlan }: StepProps) {
  const { mutate: tick } = useMutation(tickStep)
  const { isDone, task } = step
  return (
    <li className={cx('grid grid-cols-[auto_1fr] rounded-control', isNext && 'bg-gold-wash ring-1 ring-gold/60')}>
      <DoneCheck label={title} isDone={isDone} onChange={(checked) => tick({ ...step, isDone: checked })} />
      <details open={isNext} className="min-w-0 py-2 pr-3">
        <summary
          className={cx(
            'min-h-7 list-none font-medium underline-offset-4 hover:underline',
            isDone && 'text-ink-soft line-through',
          )}
        >
          {title}
        </summary>
        <div className="grid max-w-reading gap-2 pt-1 pb-1 text-15">
          <p className="text-ink-soft">
            {text} <span className="whitespace-nowrap">About {showMinutes(minutes)}.</span>
          </p>
          {task === null ? (
            !isDone && (
              <Button
                size="small"
                className="justify-self-start"
                aria-label={`Add to planner: ${title}`}
                icon={<CalendarPlus aria-hidden="true" className="size-4.5" />}
                onClick={onPlan}
              >
                Add to planner
              </Button>
            )
          ) : (
            <p>
              <Link href={`/planner?date=${task.dueDate}`} className="link">
                {task.isCompleted ? 'Done in your planner' : 'In your planner'}, {showDay(task.dueDate, 'shortDate')}
              </Link>
            </p>
          )}
        </div>
      </details>
    </li>
  )
}
