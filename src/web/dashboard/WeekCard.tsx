import type { Dashboard } from '#contract/dashboard.ts'
import { Link } from 'wouter'
import { cx } from '#web/ui/cx.ts'
import { cardNames } from './card-layout.ts'
import { Panel } from './Panel.tsx'

type Week = Dashboard['week']

const rows = [
  { key: 'selfCare', name: 'Self-care activities', href: '/self-care?tab=history&days=7', colour: 'text-pink' },
  { key: 'journal', name: 'Journal entries', href: '/journal', colour: 'text-purple' },
  { key: 'financial', name: 'Financial check-ins', href: '/financial-goals', colour: 'text-green' },
] as const satisfies readonly { key: keyof Week; name: string; href: string; colour: string }[]

export function WeekCard({ week }: { week: Week }) {
  return (
    <Panel title={cardNames.week} note="The last 7 days">
      <ul className="-mx-2 grid">
        {rows.map(({ key, name, href, colour }) => {
          const { count, target } = week[key]
          return (
            <li key={key}>
              <Link href={href} className="grid gap-1.5 rounded-control p-2 transition hover:bg-sunk">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-medium">{name}</span>
                  <span className="tabular text-15 text-ink-soft">
                    <strong className="text-18 font-semibold text-ink">{count}</strong> of {target}
                  </span>
                </span>
                <Beads count={count} target={target} colour={colour} />
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** One bead for each time in the target. The last bead of a full row is gold. Decoration. */
function Beads({ count, target, colour }: { count: number; target: number; colour: string }) {
  return (
    <span aria-hidden="true" className={cx('flex gap-1.5', colour)}>
      {Array.from({ length: target }, (_bead, index) => (
        <span
          key={index}
          className={cx(
            'h-2.5 flex-1 rounded-full',
            index < count
              ? count >= target && index === target - 1
                ? 'bg-gold'
                : 'bg-current'
              : 'bg-sunk ring-1 ring-line ring-inset',
          )}
        />
      ))}
    </span>
  )
}
