import ChevronDown from 'lucide-react/icons/chevron-down'
import { useQuery } from '@tanstack/react-query'
import type { IncomeExample } from '#contract/income.ts'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { cx } from '#web/ui/cx.ts'
import { guideQuery } from './income.queries.ts'

export function WorkedExamples() {
  const query = useQuery(guideQuery)
  return (
    <section aria-labelledby="worked-examples">
      <h2 id="worked-examples" className="text-22">
        Worked examples
      </h2>
      <p className="mb-4 max-w-reading text-ink-soft">
        Made up to show the math: illustrative, not typical. You won’t find other women’s success stories here. The ones
        that get told are the lucky ones, and we won’t invent any.
      </p>
      <QueryResult query={query} title="The examples didn’t load" skeleton={<Skeleton className="h-96 rounded-card" />}>
        {({ examples }) => (
          <ul className="grid gap-2">
            {examples.map((example) => (
              <Example key={example.id} example={example} />
            ))}
          </ul>
        )}
      </QueryResult>
    </section>
  )
}

/** Shows the sum; its calculation unfolds. */
const Example = ({ example: { title, story, lines, lesson } }: { example: IncomeExample }) => (
  <li>
    <details className="group rounded-control border border-line bg-surface open:shadow-card">
      <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2.5">
        <h3 className="flex-1 font-sans text-16 font-semibold tracking-normal">{title}</h3>
        <span className="tabular text-15 text-ink-soft">{lines.at(-1)?.value}</span>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition group-open:rotate-180" />
      </summary>
      <div className="grid max-w-reading gap-3 px-4 pb-4 text-15">
        <p className="text-ink-soft">{story}</p>
        <dl className="tabular grid gap-1">
          {lines.map(({ label, value }, index) => (
            <div
              key={label}
              className={cx(
                'flex items-baseline justify-between gap-3',
                index === lines.length - 1 && 'border-t border-dashed border-edge pt-1.5 font-semibold',
              )}
            >
              <dt>{label}</dt>
              <dd className="whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-soft">{lesson}</p>
      </div>
    </details>
  </li>
)
