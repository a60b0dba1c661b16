import { addDays, daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { untilIn } from './stated-dates.ts'
import { amount, numberIn, round, roughly, type SumText } from './sum-text.ts'

const asksShare = new RegExp(
  [
    String.raw`\b(?:what|how much) (?:does|do|is|would|should) (?:each(?: of us| person)?|everyone|everybody|we each|i`,
    String.raw`|we) (?:each )?(?:pay|owe|chip in|put in)\b|\beach of us\b|\bper person\b`,
  ].join(''),
)
const headsForm = new RegExp(
  [
    String.raw`\b(\d{1,2}) of us\b|\bsplit(?:ting)? (?:it )?(?:between|among|by) (\d{1,2})\b|\b(\d{1,2}) (?:people|friends`,
    String.raw`|girls|women|ladies|couples|roommates|sisters|coworkers)\b`,
  ].join(''),
)
const tipForm = /\b(\d{2}) ?(?:%|percent\b)/
const billForm = new RegExp(
  String.raw`\b(?:dinner|lunch|brunch|the bill|bill|check|tab|it)(?: was| is| came to| comes to)? ${roughly}${amount}`,
)

/** One bill with a tip, split among some people. */
export function tipAndShare({ ask, all, say }: SumText): string | null {
  const [heads, tip, bill] = [numberIn(all, headsForm), numberIn(all, tipForm), numberIn(all, billForm)]
  if (!asksShare.test(ask) || heads === null || tip === null || bill === null || heads < 2 || !/\btip\b/.test(all))
    return null
  const total = Math.round(bill * (100 + tip)) / 100
  return `**${say(Math.ceil((total / heads) * 100) / 100)} each.** ${say(bill)} + ${tip}% tip (${say(total - bill)}) = ${say(total)}, ÷ ${heads}.`
}

const asksDeal =
  /\b(?:better|best|cheaper) (?:deal|buy|price|value)\b|\bwhich (?:one )?is cheaper\b|\bper (?:ounce|oz|pound|count|roll)\b/
const packForm = new RegExp(
  String.raw`\b(\d{1,4}(?:\.\d)?)[ -]?(oz|ounces?|lbs?|pounds?|count|ct|pack|rolls?|sheets|g|ml)\b[^.?!\d$]{0,20}?${amount}`,
  'g',
)
const an = (unit: string): string =>
  /^(?:ct|count|pack)$/.test(unit) ? 'each' : `${/^[aeiou]/.test(unit) ? 'an' : 'a'} ${unit}`
/** The price per ounce, roll and so on of two packs. */
export function unitPrice({ ask, all, say }: SumText): string | null {
  if (!asksDeal.test(ask)) return null
  const packs = [...all.matchAll(packForm)].map(([, size, unit = '', price]) => ({
    size: Number(size),
    unit: unit.replace(/s$/, ''),
    price: Number(price),
  }))
  const [one, other, third] = packs
  if (one === undefined || other === undefined || third !== undefined || one.unit !== other.unit) return null
  const each = ({ price, size }: (typeof packs)[number]): number => price / size
  const [low, high] = each(one) <= each(other) ? [one, other] : [other, one]
  const cents = (pack: (typeof packs)[number]): string => `${round(each(pack) * 100)}¢`
  if (cents(low) === cents(high)) return `They’re the same: ${cents(low)} ${an(low.unit)}. Buy the size you’ll finish.`
  return `**The ${low.size} ${low.unit}.** ${say(low.price)} ÷ ${low.size} = ${cents(low)} ${an(low.unit)}; ${say(high.price)} ÷ ${high.size} = ${cents(high)}. It’s only the better deal if you use it up before it goes bad.`
}

const asksLast = new RegExp(
  [
    String.raw`\bhow long (?:will|would|does|do|can) (?:the |my |our |that |those |it|this)?(?: ?savings| ?money| ?last`,
    String.raw`| ?that)\b[^.?!]{0,20}|\bhow many (?:months|weeks) (?:will|would|do|does) (?:it|that|we|i)\b`,
  ].join(''),
)
const saved = [
  new RegExp(String.raw`${amount} (?:in |of )?(?:savings|saved|put away|in the bank)`),
  new RegExp(String.raw`\b(?:savings|saved)(?: of| is| are)? ${roughly}${amount}`),
]
const shortBy = new RegExp(
  String.raw`\b(?:short|behind|need|spend|costs?|bills are|expenses are|live on|draw|use)(?: by)? ${roughly}${amount} (?:a|per|each|every) (month|week)`,
)
/** Says how long savings cover what is missing each month. */
export function savingsLast({ ask, all, today, say }: SumText): string | null {
  const [, each, unit] = shortBy.exec(all) ?? []
  const has = numberIn(all, ...saved)
  if (!asksLast.test(ask) || each === undefined || unit === undefined || has === null || Number(each) >= has)
    return null
  const times = has / Number(each)
  const whole = Math.floor(times)
  const rest = Math.round(has - whole * Number(each))
  const until = addDays(today, Math.floor(times * (unit === 'month' ? 365 / 12 : 7)))
  const format = new LocalFormat('en', today)
  const cushion = 1000
  const slower = Math.floor(has / (Number(each) * 0.75))
  return `**About ${round(times)} ${unit}s, so into ${format.monthAndYear(until)}.** ${say(has)} ÷ ${say(Number(each))} = ${round(times)}${rest > 0 ? `: ${whole} full ${unit}s and ${say(rest)} after that` : ''}. If you get the gap down by a fourth, to ${say(Math.round(Number(each) * 0.75))}, it’s ${slower} ${unit}s. Decide now at what number you change something, say when ${say(cushion)} is left, and not on the day it’s gone.`
}

const plan = new RegExp(
  String.raw`\b(\d{1,3}) (?:easy |monthly |weekly )?(?:payments|installments|months) (?:of|at) ${amount}|${amount} (?:a month|per month|monthly) for (\d{1,3}) months`,
)
const asksPlan = new RegExp(
  [
    String.raw`\bhow much more\b|\bwhat (?:does|would|do) (?:it|that|i) (?:really |actually )?(?:cost|pay|come to)\b`,
    String.raw`|\bworth it\b|\bhow much (?:am i|would i be|is it) (?:really )?(?:paying|extra|in all|total)\b`,
  ].join(''),
)
const cash = new RegExp(String.raw`\b(?:is|costs?|for|price(?: is)?|at) ${roughly}${amount}`)
/** Says what paying in installments costs more than paying at once. */
export function installments({ ask, all, say }: SumText): string | null {
  const found = plan.exec(all)
  if (found === null || !asksPlan.test(ask)) return null
  const [said, count, each, other, months] = found
  const [times, part] = [Number(count ?? months), Number(each ?? other)]
  const price = numberIn(all.replace(said, ' '), cash)
  const total = times * part
  if (price === null || price < part || total <= price) return null
  const pace = price / part
  return `**${say(total - price)} more.** ${times} × ${say(part)} = ${say(total)}, minus ${say(price)}. That’s ${round(((total - price) / price) * 100)}% on top. If you can put the ${say(part)} away instead, you’d have the ${say(price)} in ${Math.ceil(pace)} months.`
}

const asksPer =
  /\bhow many (\w+)\b[^.?!]{0,30}\b(?:each|every|per|an?) (week|month|day|saturday|sunday|weekend|monday|tuesday|wednesday|thursday|friday)\b/
const needed = /\bneed (?:to (?:do|have|get|read|finish|log) )?(\d{1,4}) (?:more )?(\w+)?/
const done =
  /\b(?:have|i've got|i've done|done|did|at|finished|logged)(?: only)? (\d{1,4})\b(?! (?:more|kids|days|weeks))/
/** Says how many hours, pages or walks a week or Saturday reach a number by a day. */
export function countPerWeek({ ask, all, today }: SumText): string | null {
  const [, what, unit] = asksPer.exec(ask) ?? []
  const until = untilIn(all, today)
  const goal = numberIn(all, needed)
  if (
    what === undefined ||
    unit === undefined ||
    until === null ||
    goal === null ||
    !new RegExp(`\\b${what}\\b`).test(all.replace(ask, ' '))
  )
    return null
  const has = numberIn(all.replace(needed, ' '), done) ?? 0
  const days = daysBetween(today, until)
  const times = unit === 'day' ? days : unit === 'month' ? Math.floor((days * 12) / 365) : Math.floor(days / 7)
  if (has >= goal || times < 1) return null
  const each = (goal - has) / times
  const format = new LocalFormat('en', today)
  const capital = unit.replace(/^(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)./, (letter) => letter.toUpperCase())
  return `**${round(Math.ceil(each * 2) / 2)} ${what} each ${capital}.** ${goal} − ${has} = ${goal - has} to go, and there are ${times} ${capital}s until ${format.date(until)}: ${goal - has} ÷ ${times} = ${round(each, 2)}. Plan on ${Math.ceil(each + 0.5)}, so that you can miss a few.`
}
