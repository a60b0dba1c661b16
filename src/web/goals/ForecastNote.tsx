import ChevronRight from 'lucide-react/icons/chevron-right'
import Sunrise from 'lucide-react/icons/sunrise'
import type { Forecast, Goal } from '#contract/goals.ts'
import { forecastBasis } from '#contract/lists.ts'
import { forecastText } from './forecast-text.ts'

const onTrack = `“On track” means it lands within ${forecastBasis.tolerance * 100}% of the time you gave yourself, before or after your date.`

export function ForecastNote({ goal, forecast }: { goal: Goal; forecast: Forecast }) {
  const { title, basis } = forecastText(goal, forecast)
  return (
    <section aria-label="Forecast" className="rounded-card bg-gold-wash p-4">
      <div className="flex gap-3.5">
        <Sunrise aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-magenta" />
        <div className="min-w-0">
          <p className="font-display text-18">{title}</p>
          <p className="tabular mt-0.5 text-15 text-ink-soft">{basis}</p>
          <details className="group mt-1">
            <summary className="inline-flex min-h-11 list-none items-center gap-1 text-15 font-semibold [&::-webkit-details-marker]:hidden">
              <ChevronRight aria-hidden="true" className="size-4.5 transition group-open:rotate-90" />
              How we figured this
            </summary>
            <p className="pb-1 text-15 text-ink-soft">
              We take what came in over the last {forecastBasis.window} days, or since the goal started, and spread it
              over all of those days, even the ones without an update. That pace, and how much is left, give us the
              month. It’s math, not a promise. {goal.targetDate !== null && onTrack}
            </p>
          </details>
        </div>
      </div>
    </section>
  )
}
