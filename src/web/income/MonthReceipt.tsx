import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { IncomeSums, IncomeSummary } from '#contract/income.ts'
import { showMoney } from '#web/lib/goal-words.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Button } from '#web/ui/Button.tsx'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { keptOf, moneyColumn, showPerHour } from './income-text.ts'
import { settingsQuery, summaryQuery } from './income.queries.ts'

type Props = { onRate: () => void; onLog: () => void; isLogOpen: boolean }

/** Teeth of 12 px along the lower edge, as a torn receipt has. */
const torn =
  '[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/12px_100%,linear-gradient(#000_0_0)_0_0/100%_calc(100%_-_6px)_no-repeat]'

/** This month as a receipt: what came in, what went out, what is set aside, what is left. */
export function MonthReceipt(props: Props) {
  const query = useQuery(summaryQuery)
  return (
    <section
      aria-labelledby="income-month"
      className="lg:sticky lg:top-24 [filter:drop-shadow(0_1px_1px_var(--shade))_drop-shadow(0_8px_12px_var(--shade))]"
    >
      <QueryResult query={query} title="Your month didn’t load" skeleton={<Skeleton className="h-64 rounded-card" />}>
        {(summary) => <Receipt summary={summary} {...props} />}
      </QueryResult>
    </section>
  )
}

type ReceiptProps = Props & { summary: IncomeSummary }

/** On a narrow screen it is folded to one line, so that the tabs below begin on the first screen. */
function Receipt(props: ReceiptProps) {
  const isBeside = useMedia('(min-width: 64rem)')
  const now = props.summary.months.at(-1)
  const first = now?.sums[0]
  const month = now && showDay(now.month, 'month')
  return (
    <div className={`rounded-t-card bg-surface px-4 pt-3 pb-5 sm:px-6 lg:pt-5 ${torn}`}>
      {first && !isBeside ? (
        <details className="group">
          <summary className="flex min-h-12 list-none items-center gap-3">
            <h2 id="income-month" className="min-w-0 flex-1 text-18">
              {month}
              <span className="block font-sans text-13 font-semibold tracking-normal text-ink-soft">
                This month, {keptName(first).toLowerCase()}
              </span>
            </h2>
            <span className="tabular font-display text-22">{showMoney(keptOf(first), first.currency)}</span>
            <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition group-open:rotate-180" />
          </summary>
          <Month {...props} />
        </details>
      ) : (
        <>
          <h2 id="income-month" className="flex items-baseline justify-between gap-3 text-22">
            {month}
            <span className="font-sans text-13 font-semibold tracking-normal text-ink-soft">This month</span>
          </h2>
          <Month {...props} />
        </>
      )}
    </div>
  )
}

function Month({ summary, onRate, onLog, isLogOpen }: ReceiptProps) {
  const [first, ...others] = summary.months.at(-1)?.sums ?? []
  const isEmpty = summary.months.every(({ sums }) => sums.length === 0)
  return (
    <>
      {first ? <Sums sums={first} onRate={onRate} /> : <EmptyMonth />}
      {others.length > 0 && (
        <div className="mt-3 border-t border-dashed border-edge pt-3 text-15">
          {others.map((sums) => (
            <p key={sums.currency} className="tabular flex justify-between gap-3">
              <span className="text-ink-soft">In {sums.currency}, kept separate</span>
              <span className="font-semibold">{showMoney(keptOf(sums), sums.currency)}</span>
            </p>
          ))}
        </div>
      )}
      {!isLogOpen && !isEmpty && (
        <Button size="small" variant="plain" className="mt-1 -mb-2 -ml-3.5" onClick={onLog}>
          Full log
        </Button>
      )}
    </>
  )
}

const keptName = ({ setAside }: IncomeSums): string => (setAside === null ? 'After costs' : 'Yours to keep')

const EmptyMonth = () => (
  <p className="mt-2 text-15 text-ink-soft">
    — Nothing logged this month. One entry is enough: what came in, and the hours it took.
  </p>
)

function Sums({ sums, onRate }: { sums: IncomeSums; onRate: () => void }) {
  const { currency, amount, costs, setAside } = sums
  const { data: settings } = useQuery(settingsQuery)
  const perHour = showPerHour(sums)
  const rate = settings?.taxRate ?? null
  const kept = keptOf(sums)
  const show = moneyColumn([amount, costs, setAside, kept])
  return (
    <>
      <dl className="tabular mt-2 grid gap-1 text-15">
        <Line name="Came in">{show(amount, currency)}</Line>
        {Number(costs) > 0 && <Line name="Costs">{show(`-${costs}`, currency)}</Line>}
        <Line
          name={
            <button type="button" className="link text-left" onClick={onRate}>
              {rate === null ? 'Set aside for taxes: choose your rate' : `Set aside for taxes, ${Number(rate)}%`}
            </button>
          }
        >
          {setAside === null ? '—' : show(`-${setAside}`, currency)}
        </Line>
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-dashed border-edge pt-2">
          <dt className="font-semibold">{keptName(sums)}</dt>
          <dd className="font-display text-28">{show(kept, currency)}</dd>
        </div>
      </dl>
      <p className="tabular text-15 text-ink-soft">
        {perHour === undefined ? 'Add hours to an entry to see what an hour brings in.' : `${perHour}, after costs.`}
      </p>
    </>
  )
}

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="min-w-0 text-ink-soft">{name}</dt>
    <span aria-hidden="true" className="min-w-4 flex-1 border-b-2 border-dotted border-line" />
    <dd className="font-semibold whitespace-nowrap">{children}</dd>
  </div>
)
