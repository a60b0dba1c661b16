import type { SelfCareSummary } from '#contract/self-care.ts'
import { labelOf } from './activity-form.ts'

export function KindChart({ kinds }: { kinds: SelfCareSummary['byActivity'] }) {
  const most = Math.max(...kinds.map(({ minutes }) => minutes))
  return (
    <ul className="mt-3 grid gap-2.5">
      {kinds.map(({ activityType, minutes, count }) => (
        <li key={activityType} className="grid gap-1">
          <div className="flex justify-between gap-3 text-15">
            <span className="font-medium">{labelOf(activityType)}</span>
            <span className="tabular text-ink-soft">
              {minutes} min, {count} {count === 1 ? 'time' : 'times'}
            </span>
          </div>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk">
            <div className="h-full rounded-full bg-royal" style={{ width: `${(minutes / most) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
