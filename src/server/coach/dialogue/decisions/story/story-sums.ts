import { numberLine } from '../message-numbers.ts'

const fromTo =
  /\b(?:raise|raising|raised|up|goes|go|went|increase[ds]?|rent|pay|salary|price)\b.{0,30}\bfrom (\d{3,7}) to (\d{3,7})\b/
const gap = /\b(\d{3,7}) (?:pounds |dollars |euros |quid |bucks )?(?:higher|more|less|lower)\b/
const isHalf = /\bhalf (?:of it |of that |is |the )?(?:his|hers|theirs|her|my (?:brother|sister)s)\b/
const amounts =
  /\b(\p{L}+) is (\d{3,7})(?: net| a month| a year)?,? .{0,12}?\b(?:home|here|there|\p{L}+) is (\d{3,7})\b/u

const said = (amount: number): string => Math.round(amount).toLocaleString('en-US')

/** Calculates with the amounts in the message, in the user's currency. */
export function workOutStory(message: string): string | null {
  const line = numberLine(message)
  const [, from, to] = fromTo.exec(line) ?? []
  if (from !== undefined && to !== undefined && Number(to) > Number(from)) {
    const more = Number(to) - Number(from)
    return `From ${said(Number(from))} to ${said(Number(to))} is ${said(more)} more, about ${Math.round((100 * more) / Number(from))} percent.`
  }
  const between = gap.exec(line)?.[1]
  if (between !== undefined && isHalf.test(line))
    return `The gap is ${said(Number(between))}, so about ${said(Number(between) / 2)} for each of you.`
  const [, , one, other] = amounts.exec(line) ?? []
  if (one === undefined || other === undefined) return null
  return `The gap between the two is ${said(Math.abs(Number(one) - Number(other)))}, before what it costs to live on each.`
}
