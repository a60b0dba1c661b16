import { amountsIn, sayAmount, signIn } from '../money-amounts.ts'

export type Budget = { total: number; weekly: number | null; sign: string }

const weekly = /^ ?(?:a|per|each|every|\/) ?week\b|^ weekly\b/i
const spent = /\b(?:paid|deposit|cost|costs|costing|was|already)\b[^.,;]{0,20}$/i
const isBudget = /\b(?:budget|spend|have|got|with|under|for|only|about|around|like|max|most|is)\b[^.;]{0,25}$/i

/** Reads the whole budget: a sum, or a weekly amount until the day. Returns null if there is none, or more than one. */
export function readBudget(text: string, weeks: number | null): Budget | null {
  const amounts = amountsIn(text)
  const sign = signIn(text)
  const each = amounts.find(({ after }) => weekly.test(after))
  if (each !== undefined)
    return weeks === null ? null : { total: each.value * Math.floor(weeks), weekly: each.value, sign }
  const sums = amounts.filter(
    ({ sign: own, before, after, value }) =>
      value >= 20 &&
      !spent.test(before) &&
      (own !== '' || /\bbudget\b[^.;]{0,25}$/i.test(before) || /^ (?:to spend|budget|total|in all)\b/i.test(after)) &&
      (isBudget.test(before) || /[,:] ?$/.test(before) || /^ (?:to spend|budget|total|in all)\b/i.test(after)),
  )
  const [only] = sums
  return only === undefined || sums.length > 1 ? null : { total: only.value, weekly: null, sign }
}

/** In lines; a share that rounds to nothing is left out. */
export function splitBudget({ total, weekly: each, sign }: Budget, shares: readonly (readonly [string, number])[]) {
  const all = shares.reduce((sum, [, share]) => sum + share, 0)
  if (all === 0 || total < 20) return null
  const step = total >= 1000 ? 10 : 5
  const rounded = shares.map(([name, share]) => ({ name, value: Math.floor((total * share) / all / step) * step }))
  const left = total - rounded.reduce((sum, { value }) => sum + value, 0)
  const parts = rounded.map(({ name, value }, at) => `${sayAmount(at === 0 ? value + left : value, sign)} for ${name}`)
  const start =
    each === null
      ? sayAmount(total, sign)
      : `${sayAmount(each, sign)} a week until then is ${sayAmount(total, sign)}, if none of it goes elsewhere`
  return `The money: ${start}. Split by what’s still open, that’s at most ${parts.slice(0, -1).join(', ')}${parts.length > 1 ? ' and ' : ''}${parts.at(-1) ?? ''}. I made up the split, so go by real prices.`
}
