import { Link } from 'wouter'
import type { Dashboard, UpcomingEvent } from '#contract/dashboard.ts'
import { daysBetween, timeOfDay } from '#web/lib/days.ts'
import { showDay } from '#web/lib/show-day.ts'
import { cardNames } from './card-layout.ts'
import { Panel } from './Panel.tsx'

const samples = [
  { title: 'Coffee with an old friend', when: 'Saturday, 10:00 AM' },
  { title: 'Emergency fund: target date', when: 'The end of the month' },
]

const paths = { task: '/planner', household: '/household', goal: '/financial-goals' } as const
/** Names an event that has no time of day. */
const whole = { task: 'Task', household: 'Household', goal: 'Goal date' } as const

/** Two samples where nothing is planned. */
export function UpcomingCard({ upcoming, today }: Pick<Dashboard, 'upcoming' | 'today'>) {
  if (upcoming.length === 0)
    return (
      <Panel
        title={cardNames.upcoming}
        note="Tasks with a time, and household tasks and goals with a date, show up here"
      >
        <ul className="grid gap-2">
          {samples.map(({ title, when }) => (
            <li
              key={title}
              className="flex items-center justify-between gap-3 rounded-control border border-dashed border-edge px-3 py-2"
            >
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block text-15 text-ink-soft">{when}</span>
              </span>
              <span className="text-13 font-semibold text-ink-soft">Sample</span>
            </li>
          ))}
        </ul>
      </Panel>
    )
  return (
    <Panel title={cardNames.upcoming} all={{ href: '/planner', of: 'events' }}>
      <ul className="-mx-2 grid">
        {upcoming.map((event) => (
          <Event key={`${event.kind}-${event.id}`} event={event} today={today} />
        ))}
      </ul>
    </Panel>
  )
}

function Event({ event: { kind, title, date, at }, today }: { event: UpcomingEvent; today: string }) {
  const days = daysBetween(today, date)
  const when = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : showDay(date, 'dayAndMonth')
  const what = kind === 'task' && at !== null ? timeOfDay(at) : whole[kind]
  return (
    <li className="relative flex items-center gap-3.5 rounded-control p-2 transition hover:bg-sunk">
      <time
        dateTime={at ?? date}
        className="grid size-12 shrink-0 content-center justify-items-center rounded-control bg-gold-wash leading-none"
      >
        <span className="text-13 font-semibold text-ink-soft">{showDay(date, 'weekday')}</span>
        <span className="tabular font-display text-18">{Number(date.slice(8))}</span>
      </time>
      <div className="min-w-0">
        <Link
          href={paths[kind]}
          className="user-text block font-medium after:absolute after:inset-0 after:rounded-control"
        >
          {title}
        </Link>
        <p className="tabular text-15 text-ink-soft">{`${when} · ${what}`}</p>
      </div>
    </li>
  )
}
