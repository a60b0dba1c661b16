/** Ten years. For longer, omit the days: no end date. */
const maxDays = 3_650

const usage = `Say whose, and for how many days: npm run grant-premium -- NAME [1 to ${maxDays}, or 0 to take it back]`

/** Whose account is granted premium, and for how many days; null: without an end. */
type Grant = { name: string; days: number | null }

/** Reads an operator's command. Throws if it says something else. */
export function readGrant([name, days, ...more]: readonly string[]): Grant {
  if (name === undefined || more.length > 0) throw new Error(usage)
  if (days === undefined) return { name, days: null }
  if (!/^\d{1,4}$/.test(days) || Number(days) > maxDays) throw new Error(usage)
  return { name, days: Number(days) }
}
