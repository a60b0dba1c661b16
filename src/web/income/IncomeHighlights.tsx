import type { IncomeSums, IncomeSummary } from '#contract/income.ts'
import { showMoney } from '#web/lib/goal-words.ts'
import { showDay } from '#web/lib/show-day.ts'

type Props = { summary: IncomeSummary; currency: string }

/** How many lines a source needs before it can be shown as the best paid. */
const enough = 2

/** Facts from the log, in one currency. */
export function IncomeHighlights({ summary, currency }: Props) {
  const months = summary.months.flatMap(({ month, sums }) =>
    sums.filter((each) => each.currency === currency && Number(each.net) > 0).map((each) => ({ month, net: each.net })),
  )
  const best = months.toSorted((a, b) => Number(b.net) - Number(a.net))[0]
  const source = bestPaid(summary.sources.filter((each) => each.currency === currency))
  if (best === undefined) return null
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-4 sm:grid-cols-3">
      <Highlight name="Months with income" number={`${months.length}`} detail="of the last 12" />
      <Highlight name="Your best month" number={showMoney(best.net, currency)} detail={showDay(best.month, 'month')} />
      <Highlight
        name="Best pay per hour"
        number={source === undefined ? '—' : showMoney(source.perHour ?? '0', currency)}
        detail={
          source === undefined
            ? `After ${enough} entries with hours`
            : `${source.source}, among sources you’ve logged at least ${enough} times`
        }
      />
    </dl>
  )
}

const bestPaid = (sources: readonly (IncomeSums & { source: string })[]) =>
  sources
    .filter(({ counted, perHour }) => counted >= enough && perHour !== null)
    .toSorted((a, b) => Number(b.perHour) - Number(a.perHour))[0]

const Highlight = ({ name, number, detail }: { name: string; number: string; detail: string }) => (
  <div className="min-w-0">
    <dt className="text-15 font-semibold text-ink-soft">{name}</dt>
    <dd className="tabular font-display text-28">{number}</dd>
    <dd className="user-text text-13 text-ink-soft">{detail}</dd>
  </div>
)
