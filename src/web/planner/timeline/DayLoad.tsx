import type { PlannerHours } from '#contract/planner.ts'
import { cx } from '#web/ui/cx.ts'
import { showWorkload } from './workload.ts'

type Props = { planned: number; hours: PlannerHours[number] | undefined; available: number; isOneOfMany: boolean }

export function DayLoad({ planned, hours, available, isOneOfMany }: Props) {
  const isFull = planned > available
  return (
    <div className="grid content-start gap-1 px-1 text-13 leading-snug">
      <p className="tabular text-ink-soft">{label(planned, hours, available)}</p>
      {hours && (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className={cx('h-full rounded-full transition-[width] duration-250', isFull ? 'bg-gold' : 'bg-purple')}
            style={{ width: `${Math.min(1, planned / available) * 100}%` }}
          />
        </div>
      )}
      {hours && isFull && (
        <p className={isOneOfMany ? 'max-sm:sr-only' : ''}>That’s more than fits in the day. Move something?</p>
      )}
    </div>
  )
}

function label(planned: number, hours: Props['hours'], available: number): string {
  if (hours === undefined) return planned === 0 ? 'Nothing planned yet' : `${showWorkload(planned)} planned`
  if (hours === null) return planned === 0 ? 'A day off' : `${showWorkload(planned)} on a day off`
  if (planned === 0) return `${showWorkload(available)} free`
  return `Planned ${showWorkload(planned)} of ${showWorkload(available)}`
}
