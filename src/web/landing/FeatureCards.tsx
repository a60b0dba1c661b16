import { isCoachOn } from '#web/lib/coach.ts'
import { Card } from '#web/ui/Card.tsx'
import { sellingPoints } from './selling-points.ts'
import { Section } from './Section.tsx'

export function FeatureCards() {
  const shown = sellingPoints.filter(({ page }) => page !== 'coach' || isCoachOn())
  return (
    <Section
      id="features"
      title="Everything you carry, in one place"
      lead="You’ve got a lot going on. Put it here, and clear your head."
    >
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {shown.map(({ title, text, Drawing }) => (
          <Card key={title} as="li" className="flex flex-col items-start">
            <Drawing className="size-18" />
            <h3 className="mt-4 text-22">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
