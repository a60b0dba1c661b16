import { Link } from 'wouter'
import { cx } from '#web/ui/cx.ts'
import { type Days, historyOf } from './addresses.ts'

const periods: { days: Days; name: string }[] = [
  { days: undefined, name: 'All' },
  { days: 7, name: 'Last 7 days' },
  { days: 1, name: 'Today' },
]

export function PeriodLinks({ days }: { days: Days }) {
  return (
    <nav aria-label="Days" className="flex flex-wrap gap-1">
      {periods.map((period) => (
        <Link
          key={period.name}
          href={historyOf(period.days)}
          replace
          aria-current={period.days === days ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center rounded-full px-3.5 text-15 font-semibold transition',
            period.days === days ? 'bg-magenta-wash text-magenta' : 'text-ink-soft hover:bg-sunk hover:text-ink',
          )}
        >
          {period.name}
        </Link>
      ))}
    </nav>
  )
}
