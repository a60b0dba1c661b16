import Sun from 'lucide-react/icons/sun'
import type { Streak } from '#contract/dashboard.ts'
import { detailOf, headlineOf } from './streak-text.ts'

export function StreakLine({ streak }: { streak: Streak }) {
  return (
    <p className="flex gap-2.5 text-15">
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full bg-surface text-gold ring-1 ring-line"
      >
        <Sun className="size-4" strokeWidth={2.6} />
      </span>
      <span className="tabular">
        <strong className="font-semibold">{headlineOf(streak)}</strong>{' '}
        <span className="max-sm:hidden">{detailOf(streak)}</span>
      </span>
    </p>
  )
}
