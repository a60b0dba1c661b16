import { maxLetters, formatDollars, parseAmount } from '../dollar-amounts.ts'
import { numberWords } from '../../number-words.ts'

const rate = /\$(\d{2,3}(?:\.\d\d)?) ?(?:\/ ?hr|\/ ?hour|an hour|per hour|a hour)\b/i
const offered =
  /\b(?:offered me|offers|offering(?: me)?|offer of|would pay(?: me)?|pays) \$(\d{2,3}(?:\.\d\d)?)(?![\d,.]\d)/i

/** '$61 against $54 an hour is $7': the offer is in the same unit, where it is near the other. */
function hourly(text: string): string[] {
  const [now, then] = [parseAmount(rate.exec(text)?.[1]), parseAmount(offered.exec(text)?.[1])]
  const isNear = now > 0 && then > now / 2 && then < now * 2 && then !== now
  return isNear
    ? [`$${then} against $${now} an hour is $${Math.abs(then - now)} ${then > now ? 'more' : 'less'} an hour`]
    : []
}

const owned = /\bhave \$(\d[\d,]{1,8}) (?:put by|put away|put aside|set aside|saved|in savings|in the bank)\b/i
const price = /\b(?:run|runs|cost|costs|come to|comes to) (?:me |us )?(?:about |around |roughly )?\$(\d[\d,]{1,8})\b/i
const saving =
  /\b(?:save|put away|put aside|put by) (?:about |around |roughly )?\$(\d[\d,]{1,6}) (?:a|each|every|per) month\b/i

const months = (count: number): string =>
  `${count === 0 ? 'no' : (numberWords[count] ?? String(count))} ${count === 1 ? 'month' : 'months'}`

/** What is missing of a price, and how long that takes at what is saved. */
function missing(text: string): string[] {
  const [have, whole] = [parseAmount(owned.exec(text)?.[1]), parseAmount(price.exec(text)?.[1])]
  if (!(have > 0) || !(whole > have)) return []
  const aMonth = parseAmount(saving.exec(text)?.[1])
  const line = `${formatDollars(whole)} less the ${formatDollars(have)} you have leaves ${formatDollars(whole - have)}`
  return [
    aMonth > 0
      ? `${line}, and at ${formatDollars(aMonth)} a month that’s ${months(Math.ceil((whole - have) / aMonth))}`
      : line,
  ]
}

const sold = /\b(?:sell me|buy) [^.$]{3,80}? for \$(\d[\d,]{1,8})\b/i
const lost =
  /\b(?:turn away|lose|miss out on|earn|bring in) (?:about |around |roughly )?\$(\d[\d,]{1,6}) (?:a|each|every|per) month\b/i

/** How long a thing takes to bring in what it costs. */
function paidBack(text: string): string[] {
  const [cost, aMonth] = [parseAmount(sold.exec(text)?.[1]), parseAmount(lost.exec(text)?.[1])]
  if (!(cost > 0) || !(aMonth > 0)) return []
  return [
    `${formatDollars(cost)} at ${formatDollars(aMonth)} a month comes back in ${months(Math.ceil(cost / aMonth))}, if all of that work comes`,
  ]
}

const paid = /\b(?:pay|paying|rent is) \$(\d[\d,]{2,6}) (?:a|per|each|every) month\b/i
const places =
  /\b(?:years? at|month to month at|month-to-month at|(?:space|place|apartment|unit|room|office)[^.$]{0,60} for) \$(\d[\d,]{2,6})\b/gi
const maxPlaces = 3

/** Each rent beside the one that is paid now. */
function rents(text: string): string[] {
  const now = parseAmount(paid.exec(text)?.[1])
  if (!(now > 0)) return []
  return [...text.matchAll(places)]
    .map(([, amount]) => parseAmount(amount))
    .filter((amount) => amount > 0 && amount !== now)
    .slice(0, maxPlaces)
    .map((amount) => {
      const apart = Math.abs(amount - now)
      return `${formatDollars(amount)} is ${formatDollars(apart)} a month ${amount > now ? 'more' : 'less'} than the ${formatDollars(now)} you pay, ${formatDollars(12 * apart)} a year`
    })
}

const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 }
const share = /\b(?:a|one) (half|third|quarter|fifth|tenth) of (?:my|our) \$(\d[\d,]{2,8}) (?:a|per) month\b/i

/** 'A fifth of my $6,200 a month' is an amount. */
function shares(text: string): string[] {
  const [, name = '', whole] = share.exec(text) ?? []
  const part = parts[name.toLowerCase()]
  return part === undefined
    ? []
    : [
        `a ${name.toLowerCase()} of ${formatDollars(parseAmount(whole))} is ${formatDollars(parseAmount(whole) / part)} a month`,
      ]
}

/** What the amounts of a message come to beside each other; only where their units agree. */
export function amountsIn(message: string): string[] {
  const text = message.slice(0, maxLetters)
  return [hourly, missing, paidBack, rents, shares].flatMap((read) => read(text))
}

const cheaper = /\b(?:space|place|apartment|unit|office)[^.$]{0,60} for \$(\d[\d,]{2,6})\b/i

/** Whether a cheaper place would plainly lose more than it saves; null where that isn't told. */
export function leaningOf(message: string): string | null {
  const text = message.slice(0, maxLetters)
  const [now, then] = [parseAmount(paid.exec(text)?.[1]), parseAmount(cheaper.exec(text)?.[1])]
  const [, name = '', whole] = share.exec(text) ?? []
  const atRisk = parseAmount(whole) / (parts[name.toLowerCase()] ?? Infinity)
  if (!(now > then) || !(then > 0) || atRisk <= 2 * (now - then)) return null
  return `If your guess is about right, you’d risk ${formatDollars(atRisk)} a month in sales to save ${formatDollars(now - then)} a month in rent. That leans away from the ${formatDollars(then)} one.`
}
