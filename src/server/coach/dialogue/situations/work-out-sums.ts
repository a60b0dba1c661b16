import { maxLetters, formatDollars, parseAmount } from '../dollar-amounts.ts'

const aMonth = /\$ ?(\d[\d,]{1,8})(?:\.\d\d)?(?: [a-z]+){0,3}? (?:a|per|each|every) month\b/gi
const aHead = /\$ ?(\d[\d,]{0,6})(?:\.\d\d)? (?:a|per) (?:head|person|plate|kid|guest)\b/i
const people = /\b(\d{1,3}) (?:people|guests|of us|adults|kids|persons)\b/i
const have =
  /\b(?:have|got|with) \$?(\d[\d,]{1,8}) (?:in savings|saved|in the bank|left|until|till|to my name|in my account)\b/i
const due =
  /\b(?:is|are|for|of|its) \$?(\d[\d,]{1,8})(?:,)? (?:is |and )?due\b|\$?\b(\d[\d,]{1,8}) (?:due|for both|for all of it|for the repair)\b/i
const aYear = /\$ ?(\d{2,3},\d{3})\b/g

const least = 20

function monthly(text: string): string[] {
  return [...text.matchAll(aMonth)]
    .map(([, amount]) => parseAmount(amount))
    .filter((amount) => amount >= least)
    .slice(0, 2)
    .map((amount) => `${formatDollars(amount)} a month is ${formatDollars(12 * amount)} a year`)
}

const owned =
  /\b(?:has|have|got|left with|there[’']?s) (?:about |around |roughly |maybe |only )?\$?(?:(\d{2,3}) ?(?:thousand|grand|k)\b|\$(\d{1,3},\d{3})\b)/i

/** How long a sum lasts at what is spent a month. */
function lasts(text: string): string[] {
  const [, inThousands, whole] = owned.exec(text) ?? []
  const has = inThousands === undefined ? parseAmount(whole) : Number(inThousands) * 1_000
  const [[, spent] = []] = [...text.matchAll(aMonth)]
  const count = Math.floor(has / parseAmount(spent))
  return has > 0 && count >= 2 && count <= 120
    ? [`${formatDollars(has)} at ${formatDollars(parseAmount(spent))} a month lasts about ${count} months`]
    : []
}

function perHead(text: string): string[] {
  const [price, guests] = [parseAmount(aHead.exec(text)?.[1]), parseAmount(people.exec(text)?.[1])]
  return price > 0 && guests > 0
    ? [`${formatDollars(price)} for each of ${guests} is ${formatDollars(price * guests)} in all`]
    : []
}

function left(text: string): string[] {
  const [, first, second] = due.exec(text) ?? []
  const [owned, needed] = [parseAmount(have.exec(text)?.[1]), parseAmount(first ?? second)]
  if (!(owned > 0) || !(needed > 0)) return []
  return owned >= needed
    ? [`${formatDollars(owned)} less ${formatDollars(needed)} leaves ${formatDollars(owned - needed)}`]
    : [`${formatDollars(needed)} is ${formatDollars(needed - owned)} more than the ${formatDollars(owned)} you have`]
}

/** Two yearly sums that are compared. */
function apart(text: string): string[] {
  const sums = [...text.matchAll(aYear)].map(([, amount]) => parseAmount(amount)).filter((sum) => sum >= 15_000)
  const [one, other] = sums
  return sums.length === 2 && one !== undefined && other !== undefined && one !== other
    ? [
        `${formatDollars(Math.max(one, other))} and ${formatDollars(Math.min(one, other))} are ${formatDollars(Math.abs(one - other))} apart`,
      ]
    : []
}

/** What the sums of a message come to; null where there is nothing to work out. */
export function sumsOf(message: string): string | null {
  const text = message.slice(0, maxLetters)
  const found = [...left(text), ...perHead(text), ...apart(text), ...monthly(text), ...lasts(text)].slice(0, 3)
  return found.length === 0 ? null : `Your own numbers: ${found.join(', ')}.`
}
