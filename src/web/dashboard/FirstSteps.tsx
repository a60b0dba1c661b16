import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'wouter'
import { PageIcon } from '#web/lib/PageIcon.tsx'
import { Panel } from './Panel.tsx'

const steps = [
  {
    key: 'journal',
    look: 'bg-purple-wash text-purple',
    href: '/journal#new',
    title: 'Write a few words',
    sample: 'The first good coffee. Ten quiet minutes before everyone woke up.',
  },
  {
    key: 'planner',
    look: 'bg-royal-wash text-royal',
    href: '/planner#new',
    title: 'Plan one thing for today',
    sample: 'Call Mom back, 6:30 PM, 15 min',
  },
  {
    key: 'goals',
    look: 'bg-magenta-wash text-magenta',
    href: '/financial-goals#new',
    title: 'Give a goal a number',
    sample: 'Three quiet months in the bank: $3,000 by June',
  },
] as const

export function FirstSteps() {
  return (
    <Panel title="A good place to start" note="Any one of these. Small is fine.">
      <ul className="grid gap-3">
        {steps.map(({ key, look, href, title, sample }) => (
          <li
            key={href}
            className="relative flex items-center gap-4 rounded-control border border-line bg-paper p-4 transition hover:border-edge"
          >
            <span className={`grid size-11 shrink-0 place-items-center rounded-full ${look}`}>
              <PageIcon page={key} className="size-5.5" />
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="text-18">
                <Link href={href} className="after:absolute after:inset-0 after:rounded-control">
                  {title}
                </Link>
              </h3>
              <p className="mt-0.5 text-15 text-ink-soft">
                <span className="mr-1 rounded-full border border-dashed border-edge px-2 text-13 font-semibold">
                  Sample
                </span>{' '}
                {sample}
              </p>
            </div>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-magenta" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
