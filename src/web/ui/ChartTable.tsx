import ChevronRight from 'lucide-react/icons/chevron-right'

type Props = { caption: string; heads: readonly string[]; rows: readonly (readonly [string, ...(string | number)[]])[] }

/** The numbers of a chart as a table, folded at first. The first cell of each row is its heading. */
export function ChartTable({ caption, heads, rows }: Props) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-15 font-semibold">
        <ChevronRight aria-hidden="true" className="size-4.5 transition group-open:rotate-90" />
        See the numbers
      </summary>
      <table className="tabular w-full max-w-narrow text-left text-15">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-ink-soft">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first} className="border-t border-line">
              <th scope="row" className="py-1 pr-4 font-normal">
                {first}
              </th>
              {rest.map((value, index) => (
                <td key={heads[index + 1]} className="py-1 pr-4">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
