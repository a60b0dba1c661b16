import type { IncomeSummary } from '#contract/income.ts'
import { showDay } from '#web/lib/show-day.ts'
import { ChartTable } from '#web/ui/ChartTable.tsx'
import { moneyColumn, showHours } from './income-text.ts'

type Props = { months: IncomeSummary['months']; currency: string }

const height = 130
const step = 40

/** The net of each of 12 months in one currency; a month with more costs than income hangs below the line. */
export function IncomeChart({ months, currency }: Props) {
  const bars = months.map(({ month, sums }) => ({ month, sums: sums.find((each) => each.currency === currency) }))
  const nets = bars.map(({ sums }) => Number(sums?.net ?? 0))
  const [most, least] = [Math.max(0, ...nets), Math.min(0, ...nets)]
  const range = most - least || 1
  const y = (net: number) => ((most - net) / range) * height
  const earning = bars.filter(({ sums }) => sums !== undefined)
  const showMoney = moneyColumn(earning.flatMap(({ sums }) => (sums ? [sums.net, sums.setAside, sums.perHour] : [])))
  return (
    <figure>
      <figcaption className="text-15 text-ink-soft">
        What was left after costs, month by month, in {currency}. {earning.length} of 12 months have an entry.
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mt-4 h-36 w-full overflow-visible"
      >
        {bars.map(({ month }, index) => {
          const net = nets[index] ?? 0
          return (
            <rect
              key={month}
              x={index * step + 6}
              width={step - 12}
              y={y(Math.max(net, 0))}
              height={Math.abs(y(net) - y(0))}
              rx="3"
              fill={net < 0 ? 'var(--royal)' : 'var(--magenta)'}
              opacity={index === bars.length - 1 ? 1 : 0.55}
            />
          )
        })}
        <line x1="0" x2={bars.length * step} y1={y(0)} y2={y(0)} stroke="var(--line)" />
      </svg>
      <div aria-hidden="true" className="mt-1.5 grid grid-cols-12 text-center text-13 text-ink-soft">
        {bars.map(({ month }, index) => (
          <span key={month} className={index % 2 === 0 ? 'max-sm:invisible' : ''}>
            {showDay(month, 'shortMonthName')}
          </span>
        ))}
      </div>
      <ChartTable
        caption={`Income by month in ${currency}`}
        heads={['Month', 'After costs', 'Set aside', 'Hours', 'Per hour']}
        rows={earning
          .toReversed()
          .map(({ month, sums }) => [
            showDay(month, 'month'),
            sums === undefined ? '—' : showMoney(sums.net, currency),
            sums?.setAside ? showMoney(sums.setAside, currency) : '—',
            sums === undefined || sums.counted === 0 ? '—' : showHours(sums.hours),
            sums?.perHour ? showMoney(sums.perHour, currency) : '—',
          ])}
      />
    </figure>
  )
}
