/** One line of the table. A figure without a budget is only printed. */
export type Figure = { name: string; figure: string; budget?: string; holds?: boolean }

/** A figure that must be at most `limit`. `show` formats both. */
export const atMost = (name: string, value: number, limit: number, show = plain): Figure => ({
  name,
  figure: show(value),
  budget: `≤ ${show(limit)}`,
  holds: value <= limit,
})

/** A figure that must be at least `limit`. */
export const atLeast = (name: string, value: number, limit: number, show = plain): Figure => ({
  name,
  figure: show(value),
  budget: `≥ ${show(limit)}`,
  holds: value >= limit,
})

/** A figure without a budget. */
export const only = (name: string, figure: string): Figure => ({ name, figure })

/** Formats a number: three significant digits, thousands in groups. */
export const plain = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })
export const milliseconds = (value: number): string => `${plain(value)} ms`
export const seconds = (value: number): string => `${plain(value / 1000)} s`
/** Bytes, in kB of 1,000 and MB of 1,000,000. */
export const kilobytes = (bytes: number): string => `${plain(bytes / 1000)} kB`
export const megabytes = (bytes: number): string => `${plain(bytes / 1_000_000)} MB`

export function table(figures: Figure[]): string {
  const rows = figures.map(({ name, figure, budget = '', holds }) => [
    name,
    figure,
    budget,
    holds === undefined ? '' : holds ? 'holds' : 'BROKEN',
  ])
  const lines = [['what', 'figure', 'budget', 'verdict'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
