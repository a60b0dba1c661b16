import ChevronDown from 'lucide-react/icons/chevron-down'
import { useQuery } from '@tanstack/react-query'
import type { IncomeStrategy } from '#contract/income.ts'
import { incomeApproaches } from '#contract/lists.ts'
import { showDay } from '#web/lib/show-day.ts'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { guideQuery } from './income.queries.ts'
import { PriceCalculator } from './PriceCalculator.tsx'
import { Basis, SourceNote } from './SourceNote.tsx'

const approachNames: Record<IncomeStrategy['approach'], string> = {
  services: 'Do it for someone',
  teaching: 'Teach it',
  making: 'Make it once, sell it often',
  audience: 'Gather people around it',
}

export function StrategiesPanel({ onRate }: { onRate: () => void }) {
  const query = useQuery(guideQuery)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PriceCalculator onRate={onRate} />
      <QueryResult
        query={query}
        title="The strategies didn’t load"
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {({ strategies, warnings, gathered }) => (
          <>
            {incomeApproaches.map((approach) => (
              <section key={approach} aria-labelledby={`approach-${approach}`}>
                <h2 id={`approach-${approach}`} className="mb-2 text-22">
                  {approachNames[approach]}
                </h2>
                <ul className="grid gap-2">
                  {strategies
                    .filter((strategy) => strategy.approach === approach)
                    .map((strategy) => (
                      <Strategy key={strategy.id} strategy={strategy} />
                    ))}
                </ul>
              </section>
            ))}
            <section aria-labelledby="walk-away" className="grid gap-3">
              <h2 id="walk-away" className="text-22">
                When to walk away
              </h2>
              {warnings.map((fact) => (
                <SourceNote key={fact.text} fact={fact} />
              ))}
            </section>
            <p className="text-13 text-ink-soft">
              Collected in {showDay(gathered, 'month')}; each number is from the year next to it. Fees and wages change,
              so check the source before you count on a number.
            </p>
          </>
        )}
      </QueryResult>
    </div>
  )
}

/** Drawn like a price tag: it shows the range, and the rest unfolds. */
function Strategy({ strategy: { title, lead, range, begin, costs, watch } }: { strategy: IncomeStrategy }) {
  return (
    <li>
      <details className="group rounded-control border border-line bg-surface open:shadow-card">
        <summary className="grid min-h-11 list-none grid-cols-[1fr_auto] items-center gap-x-3 px-4 py-2.5">
          <h3 className="font-sans text-16 font-semibold tracking-normal">{title}</h3>
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-soft transition group-open:rotate-180 row-span-2 self-center"
          />
          <p className="tabular text-15 text-ink-soft">
            {range.text}
            {range.basis.kind === 'illustrative' ? ' · illustrative, not typical' : `, ${range.basis.year}`}
          </p>
        </summary>
        <div className="grid max-w-reading gap-3 px-4 pb-4 text-15">
          <p>{lead}</p>
          <p className="rounded-control bg-sunk p-3">
            <strong className="tabular">{range.text}.</strong> {range.about}{' '}
            <span className="text-13 text-ink-soft">
              <Basis basis={range.basis} />
            </span>
          </p>
          <dl className="grid gap-2">
            <Part name="Begin here">{begin}</Part>
            <Part name="What it costs">{costs}</Part>
            <Part name="Watch out">{watch}</Part>
          </dl>
        </div>
      </details>
    </li>
  )
}

const Part = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="text-ink-soft">{children}</dd>
  </div>
)
