import { useQuery } from '@tanstack/react-query'
import type { IncomeExample } from '#contract/income.ts'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { guideQuery } from './income.queries.ts'
import { Loaded } from './Loaded.tsx'

export function WorkedExamples() {
  const query = useQuery(guideQuery)
  return (
    <section aria-labelledby="worked-examples">
      <h2 id="worked-examples" className="text-22">
        Worked examples
      </h2>
      <p className="mb-4 max-w-reading text-ink-soft">
        Made up to show the arithmetic: illustrative, not typical. You won’t find other women’s success stories here.
        The ones that get told are the lucky ones, and we won’t invent any.
      </p>
      <Loaded query={query} title="The examples did not load" size="h-96">
        {({ examples }) => (
          <ul className="grid gap-4 xl:grid-cols-2">
            {examples.map((example) => (
              <Example key={example.id} example={example} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

const Example = ({ example: { title, story, lines, lesson } }: { example: IncomeExample }) => (
  <Card as="li" className="grid content-start gap-3">
    <div>
      <h3 className="text-18">{title}</h3>
      <p className="text-15 text-ink-soft">{story}</p>
    </div>
    <dl className="tabular grid gap-1 text-15">
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
    <p className="text-15 text-ink-soft">{lesson}</p>
  </Card>
)
