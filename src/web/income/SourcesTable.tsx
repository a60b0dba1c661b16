import type { IncomeSummary } from '#contract/income.ts'
import { moneyColumn, showHours } from './income-text.ts'

/** Earnings per hour by source: the best paid first, those without hours last. */
export function SourcesTable({ sources }: { sources: IncomeSummary['sources'] }) {
  const rate = ({ perHour }: (typeof sources)[number]) =>
    perHour === null ? Number.NEGATIVE_INFINITY : Number(perHour)
  const sorted = sources.toSorted((a, b) => rate(b) - rate(a))
  if (sorted.length === 0) return null
  const showNet = moneyColumn(sorted.map(({ net }) => net))
  const showRate = moneyColumn(sorted.map(({ perHour }) => perHour))
  return (
    <table className="tabular w-full text-left text-15">
      <caption className="pb-1 text-left text-18 font-semibold">What an hour brought in</caption>
      <thead className="text-13 text-ink-soft">
        <tr>
          {['Source', 'After costs', 'Hours', 'Per hour'].map((head) => (
            <th key={head} scope="col" className="py-1 pr-3 font-semibold not-first:text-right last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ source, currency, net, hours, counted, perHour }) => (
          <tr key={source} className="border-t border-line">
            <th scope="row" className="user-text py-1.5 pr-3 font-normal">
              {source}
            </th>
            <td className="py-1.5 pr-3 text-right">{showNet(net, currency)}</td>
            <td className="py-1.5 pr-3 text-right whitespace-nowrap">{counted === 0 ? '—' : showHours(hours)}</td>
            <td className="py-1.5 text-right font-semibold">{perHour === null ? '—' : showRate(perHour, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
