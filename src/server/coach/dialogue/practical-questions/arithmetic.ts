import { Decimal } from 'decimal.js'

const figure = String.raw`\$? ?(\d[\d,]{0,11}(?:\.\d{1,2})?)`
const percentOf = new RegExp(String.raw`\b(\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent|per cent) of ${figure}(?![\d%])`, 'i')
const change = new RegExp(String.raw`\bfrom ${figure} (?:a \w+ )?to ${figure}(?![\d%])`, 'i')
const asksPercent = /\b(?:what|how (?:much|many)|which)\b[^?]{0,30}(?:%|\bpercent(?:age)?\b|\bper cent\b)/i
const comesIn = new RegExp(
  String.raw`\b(?:earn|make|bring home|take home|bring in|get paid|have|(?:paycheck|pay|salary|income) is|comes? in is) (?:about |around )?${figure}`,
  'i',
)
const asksToSave = /\b(?:how much|what) (?:can|could|should|would) (?:i|we) (?:save|put (?:aside|away)|set aside)\b/i
const asksLeft = /\b(?:is|have i got|do i have|will be|would be|['’]?s) left\b|\bleft over\b/i
/** Matches a unit other than money. */
const counted =
  /^ ?(?:%|percent|weeks?|months?|years?|hours?|hrs?|min|days?|people|kids|st|nd|rd|th|am|pm|times|x)\b|^:\d/i
const figures = new RegExp(figure, 'g')
const maxOutgoings = 12

export const toNumber = (text: string): Decimal => new Decimal(text.replaceAll(',', ''))
const shown = (value: Decimal): string =>
  value.toNumber().toLocaleString('en-US', {
    minimumFractionDigits: value.isInteger() ? 0 : 2,
    maximumFractionDigits: 2,
  })

function sharePercent(message: string): string | null {
  const [, percent, whole] = percentOf.exec(message) ?? []
  if (percent === undefined || whole === undefined || !/\b(?:what|how much|is)\b/i.test(message)) return null
  const part = toNumber(whole).times(percent).div(100)
  return `${percent}% of ${shown(toNumber(whole))} is ${shown(part)}.`
}

function changePercent(message: string): string | null {
  const [, before, after] = change.exec(message) ?? []
  if (before === undefined || after === undefined || !asksPercent.test(message)) return null
  const [from, to] = [toNumber(before), toNumber(after)]
  if (from.isZero()) return null
  const by = to.minus(from)
  const percent = by.abs().div(from).times(100).toDecimalPlaces(1).toString()
  const way = by.isNegative() ? 'less' : 'more'
  return `That’s ${percent}% ${way}: ${shown(by.abs())} ${by.isNegative() ? 'off' : 'on top of'} ${shown(from)}.`
}

/** Subtracts all later amounts from the income. */
function remainingIncome(message: string): string | null {
  const found = comesIn.exec(message)
  const [said, whole] = found ?? []
  if (found === null || said === undefined || whole === undefined) return null
  if (!asksLeft.test(message) && !asksToSave.test(message)) return null
  const rest = message.slice(found.index + said.length)
  const outgoings = [...rest.matchAll(figures)]
    .filter(({ 0: all, index }) => !counted.test(rest.slice(index + all.length)))
    .map(([, one = '0']) => toNumber(one))
  if (outgoings.length === 0 || outgoings.length > maxOutgoings) return null
  const left = outgoings.reduce((sum, one) => sum.minus(one), toNumber(whole))
  const sum = [toNumber(whole), ...outgoings].map(shown).join(' − ')
  return left.isNegative()
    ? `It’s ${shown(left.abs())} more than what comes in: ${sum} = −${shown(left.abs())}.`
    : `${shown(left)} is left: ${sum} = ${shown(left)}.${asksToSave.test(message) ? ' That’s the most you could put away, with nothing for surprises.' : ''}`
}

/** Answers 'What’s 15 percent of 86', 'from 1,150 to 1,265, what percent is that', 'I earn 2,400, rent 900, food 450: what’s left'. */
export const answerArithmetic = (message: string): string | null =>
  sharePercent(message) ?? changePercent(message) ?? remainingIncome(message)
