import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { coachFeature, morePremiumFeatures, premiumFeatures } from '#contract/plans.ts'
import { isCoachOn } from '#web/lib/coach.ts'

export function Features() {
  return (
    <div className="grid gap-2">
      <List features={premiumFeatures} />
      <details className="group">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-small text-15 font-semibold text-magenta [&::-webkit-details-marker]:hidden">
          + {morePremiumFeatures.length} more
          <ChevronDown aria-hidden="true" className="size-4.5 transition group-open:rotate-180" />
        </summary>
        <List features={morePremiumFeatures} />
      </details>
    </div>
  )
}

function List({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {features
        .filter((feature) => feature !== coachFeature || isCoachOn())
        .map((feature) => (
          <li key={feature} className="flex gap-3 text-15">
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-gold-wash">
              <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
            </span>
            {feature}
          </li>
        ))}
    </ul>
  )
}
