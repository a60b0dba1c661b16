import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { plans, trialDays } from '#contract/plans.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { buttonStyles } from '#web/ui/button-styles.ts'
import { cx } from '#web/ui/cx.ts'
import { Section } from './Section.tsx'

const { limits } = plans.free

type Item = { what: string; more?: string }

const free = (): Item[] => [
  { what: 'Basic goal tracking', more: 'Your progress on each goal' },
  { what: 'Simple journaling', more: `${limits.journalEntries} entries at a time` },
  { what: 'Limited wellness insights', more: 'Your score, and what goes into it' },
  { what: 'Community access' },
  isCoachOn()
    ? {
        what: `A taste of ${brand.coach}`,
        more: `${limits.aiQuestions} questions a month, and ${limits.visionBoards} vision board item`,
      }
    : { what: 'A vision board', more: `${limits.visionBoards} item` },
]

const premium = (): Item[] => [
  ...(isCoachOn() ? [{ what: 'AI coach', more: `${brand.coach}, as often as you like` }] : []),
  { what: 'Advanced wellness analytics', more: 'Trends, once there’s enough to go on' },
  {
    what: 'Unlimited goals and tracking',
    more: 'Forecasts, charts and milestones, and no limit on your journal or vision board',
  },
  { what: 'Premium content and courses', more: 'Three more courses in the Mindset Lab' },
  { what: 'Priority community access' },
]

/** The numbers are the limits that the server enforces. */
export function PlanComparison() {
  return (
    <Section
      id="plans"
      title="Two plans, no tricks"
      lead="Start free, and stay free if you like. What you write is never locked away."
    >
      <div className="mx-auto mt-12 grid max-w-[56rem] gap-6 lg:grid-cols-2">
        <Plan name={plans.free.name} price={plans.free.pricePerMonth} items={free()} note="No card needed.">
          <a href="#sign-up" className={buttonStyles('quiet', 'large', 'w-full')}>
            Start free
          </a>
        </Plan>
        <Plan
          name={plans.premium.name}
          price={plans.premium.pricePerMonth}
          items={premium()}
          note={`Try it for ${trialDays} days once you’re in, no card needed. The trial ends on its own.`}
          isPopular
        >
          <a href="#sign-up" className={buttonStyles('accent', 'large', 'w-full')}>
            Start free, then try Premium
          </a>
        </Plan>
      </div>
    </Section>
  )
}

type PlanProps = {
  name: string
  price: string
  items: readonly Item[]
  note: string
  isPopular?: boolean
  children: ReactNode
}

function Plan({ name, price, items, note, isPopular = false, children }: PlanProps) {
  return (
    <article
      className={cx(
        'relative flex flex-col rounded-card border bg-surface p-5 shadow-card sm:p-8',
        isPopular ? 'border-2 border-accent' : 'border-line',
      )}
    >
      {isPopular && (
        <p className="absolute -top-3.5 left-5 rounded-full bg-accent px-3.5 py-1 text-13 font-bold tracking-wide text-on-accent sm:left-8">
          MOST POPULAR
        </p>
      )}
      <h3 className="text-22">{name}</h3>
      <p className="tabular mt-2 flex items-baseline gap-1.5">
        <span className="font-display text-48">${price}</span>
        <span className="text-ink-soft">/month</span>
      </p>
      <ul className="mt-5 mb-7 grid flex-1 content-start gap-3.5">
        {items.map(({ what, more }) => (
          <li key={what} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
            <div>
              <p className="font-medium">{what}</p>
              {more !== undefined && <p className="text-15 text-ink-soft">{more}</p>}
            </div>
          </li>
        ))}
      </ul>
      {children}
      <p className="mt-3 text-center text-13 text-ink-soft">{note}</p>
    </article>
  )
}
