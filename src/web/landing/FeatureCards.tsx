import { pages } from '#contract/pages.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { features } from './selling-points.ts'
import { Section } from './Section.tsx'

const ready = new Set<string>(pages.filter((page) => page.isReady).map((page) => page.key))

export function FeatureCards() {
  const shown = features.filter(({ page }) => page !== 'coach' || isCoachOn())
  return (
    <Section
      id="features"
      title="Everything you carry, in one light"
      lead="You hold a great deal at once. Here it has a place, so that your head can be clear."
    >
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {shown.map(({ page, title, text, Drawing }) => (
          <Card key={title} as="li" className="flex flex-col items-start">
            <div className="flex w-full items-start justify-between">
              <Drawing className="size-18" />
              {!ready.has(page) && <Badge>Coming soon</Badge>}
            </div>
            <h3 className="mt-4 text-22">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
