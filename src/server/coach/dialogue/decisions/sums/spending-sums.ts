import { oneOf } from '../../../phrase-pattern.ts'
import { allNumbers, firstNumber, inDollars } from '../message-numbers.ts'
import type { Sum } from './work-sums.ts'

const amount = String.raw`(\d{1,5}(?:\.\d{1,2})?)`
const monthly = new RegExp(
  `\\b${amount} (?:dollars? |bucks? )?(?:a|per|each|every) (?:month|mo)\\b|\\b${amount} monthly\\b`,
)
const yearly = new RegExp(`\\b${amount} (?:dollars? |bucks? )?(?:a|per|each|every) (?:year|yr)\\b`)
const perMonth = (line: string): number | null => {
  const [, one, other] = monthly.exec(line) ?? []
  if (one !== undefined || other !== undefined) return Number(one ?? other)
  const year = firstNumber(line, yearly)
  return year === null ? null : year / 12
}
const times =
  /\b(\d{1,2}) (?:times|visits|classes)\b(?: (?:a|per|each|this|last|in the last|in a|the last) (week|month|year))?/

/** From this price on, a visit costs more than most day passes of a gym. */
const dear = 10

/** Divides a yearly price by the uses in the year. */
function usesOfYear(line: string): Sum | null {
  const price = firstNumber(line, yearly)
  const [, count, unit] = times.exec(line) ?? []
  if (price === null || unit !== 'year' || Number(count) === 0) return null
  const each = price / Number(count)
  return {
    text: `${inDollars(price)} for ${count} times a year is ${inDollars(Math.round(each * 100) / 100)} a time.`,
    facts: { [each > dear ? 'dear' : 'cheap']: inDollars(Math.round(each * 100) / 100) },
  }
}

/** Calculates what each use of a membership or subscription costs. */
export function costPerUse(line: string): Sum | null {
  const month = perMonth(line)
  if (month === null) return null
  const ofYear = usesOfYear(line)
  if (ofYear !== null) return ofYear
  const year = `${inDollars(month)} a month is ${inDollars(month * 12)} a year.`
  const [, count, unit = 'month'] = times.exec(line) ?? []
  const isUnused =
    /\b(?:never|havent|hasnt|barely|hardly|dont (?:even |really )?(?:use|go|watch)|not once|0 times)\b/.test(line)
  if (count === undefined)
    return { text: year, facts: isUnused ? { unused: inDollars(month) } : { someUse: inDollars(month) } }
  const uses = Number(count) * (unit === 'week' ? 52 / 12 : unit === 'year' ? 1 / 12 : 1)
  if (uses === 0) return { text: year, facts: { unused: inDollars(month) } }
  const each = inDollars(Math.round((month / uses) * 100) / 100)
  return {
    text: `${inDollars(month)} for ${unit === 'month' ? `${count} times` : `about ${Math.round(uses * 10) / 10} times`} a month is ${unit === 'week' ? 'about ' : ''}${each} a time, and ${inDollars(month * 12)} a year.`,
    facts: { [month / uses > dear ? 'dear' : 'cheap']: each },
  }
}

const costs = new RegExp(
  oneOf(
    String.raw`\b(?:supplies|materials|ingredients|yarns?|fabrics?|flowers|stuff|costs?|cost me|run me|runs me|spend)\b(?: ` +
      String.raw`(?:me|is|are|run|runs|cost|costs|about|around|like|for|each|on|it|them|to make)){0,4} (\d{1,3}(?:\.\d{1,2})?)\b(?! (?:hours?|min|mins|minutes|days)\b)`,
    String.raw`\b(\d{1,3}(?:\.\d{1,2})?) (?:dollars? |bucks? )?(?:in|for|of|worth of|on) (?:supplies|materials|ingredients|yarn|fabric|stuff|flowers)\b`,
  ),
)
const prices = new RegExp(
  oneOf(
    String.raw`\bis (\d{1,4}(?:\.\d{1,2})?) (?:dollars? |bucks? )?(?:too|enough|fair|ok)\b`,
    String.raw`\b(?:charge|ask|sell (?:it|them|these)? ?(?:for|at)|price (?:it|them)? ?at|charging)\b` +
      String.raw`(?: \w+){0,4}? (\d{1,4}(?:\.\d{1,2})?)(?: or (\d{1,4}(?:\.\d{1,2})?))?\b`,
    String.raw`\b(\d{1,4}) or (\d{1,4})\b`,
  ),
)
function hoursIn(line: string): number | null {
  const hours = firstNumber(line, /\b(\d{1,2}(?:\.\d)?) (?:hour|hours)\b/, /\b(?:an) (?:(?:whole|full) )?hour\b()/)
  if (hours !== null) return hours === 0 ? 1 : hours
  const minutes = firstNumber(line, /\b(\d{1,3}) (?:min|mins|minutes)\b/)
  return minutes === null ? null : minutes / 60
}

/** Below this, an hour is paid less than in most jobs; the federal minimum is $7.25. */
const fairHour = 12
/** From this hourly pay on, the lower price pays well, too. */
const goodHour = 22

const namePrices = (low: number, high: number, rateOfLow: number): Record<string, string> =>
  rateOfLow >= goodHour
    ? { highFair: inDollars(high), lowerFair: inDollars(low) }
    : { highPrice: inDollars(high), lowerPrice: inDollars(low) }

/** Calculates what is left an hour of something the user sells, at the one or two prices that the message names. */
export function payOfPrice(line: string): Sum | null {
  const [, judged, one, two, three, four] = prices.exec(line) ?? []
  const [, before, after] = costs.exec(line) ?? []
  const hours = hoursIn(line)
  const cost = Number(before ?? after ?? Number.NaN)
  const asked = [judged ?? one ?? three, two ?? four].flatMap((price) => (price === undefined ? [] : [Number(price)]))
  const [low, high] = asked.toSorted((a, b) => a - b)
  if (low === undefined || hours === null || !(cost < (high ?? low))) return null
  const left = (price: number): string =>
    `At ${inDollars(price)} you keep ${inDollars(price - cost)} after ${inDollars(cost)} in supplies: ${inDollars(Math.round(((price - cost) / hours) * 100) / 100)} an hour for ${hours === 1 ? 'one hour' : `${Math.round(hours * 100) / 100} hours`}.`
  const best = high ?? low
  const isFair = (best - cost) / hours >= fairHour
  return {
    text: asked
      .toSorted((a, b) => a - b)
      .map(left)
      .join(' '),
    facts:
      high === undefined
        ? { [isFair ? 'fairPrice' : 'lowPrice']: inDollars(low) }
        : namePrices(low, high, (low - cost) / hours),
  }
}

/** Calculates for places for a party what the paid one costs a guest. */
export function venueCost(line: string): Sum | null {
  const price = firstNumber(
    line,
    new RegExp(
      String.raw`\b(?:hall|venue|room|center|centre|restaurant|clubhouse|place|barn|park|pavilion|church)\b(?: \w+){0,3}? ` +
        String.raw`(?:for |is |at |costs? |rents? for )?(\d{2,4})\b(?! (?:people|ppl|guests))`,
    ),
    /\b(\d{2,4}) (?:dollars? |bucks? )?for the (?:hall|venue|room|clubhouse)\b/,
  )
  const guests = firstNumber(line, /\b(\d{2,3}) (?:or so )?(?:people|ppl|guests|women|ladies)\b/)
  if (price === null) return null
  const each =
    guests === null ? '' : `, or ${inDollars(Math.round((price / guests) * 100) / 100)} a guest for ${guests}`
  const isFree = /\bfree\b/.test(line)
  return {
    text: `${isFree ? 'Free against' : 'The paid one is'} ${inDollars(price)}${each}.`,
    facts: {
      hallPrice: inDollars(price),
      ...(guests !== null && { [guests >= 30 ? 'manyGuests' : 'fewGuests']: String(guests) }),
    },
  }
}

/** Compares a repair with the value of the thing, or with a payment. */
export function repairOrReplace(line: string): Sum | null {
  const repair = firstNumber(
    line,
    new RegExp(
      String.raw`\b(\d{2,5}) (?:dollars? |bucks? )?(?:(?:of|in) (?:work|repairs)|worth of (?:work|repairs)|to ` +
        String.raw`(?:fix|repair)|in repairs|repair|for (?:a|the) (?:new )?(?:transmission|engine|repair|part|compressor|motor))\b`,
    ),
    /\b(?:fix|fixing|repair|repairing) (?:the|my|our|his|her|this) (?:\w+ ){1,2}for (?:about |around |like )?(\d{2,5})\b/,
    new RegExp(
      String.raw`\b(?:fix(?:ing)?|repair(?:s|ing)?|transmission|quote|quoted me|wants?)\b(?: ` +
        String.raw`(?:it|is|for|me|the|will|would|cost|costs|be|are|about|around)){0,4} (\d{2,5})\b`,
    ),
  )
  if (repair === null) return null
  const worth = firstNumber(line, /\bworth (?:about |around |maybe |like |only )?(\d{3,5})\b/)
  const payment = firstNumber(line, /\b(\d{2,4}) (?:dollars? |bucks? )?(?:a|per) (?:month|mo)\b/)
  const fresh = firstNumber(
    line,
    new RegExp(
      String.raw`\bnew (?:one|washer|dryer|fridge|furnace|phone|laptop|stove|roof|dishwasher|used one)\b(?: ` +
        String.raw`(?:is|for|at|costs?|runs?|would be|about|around|like)){1,3} (\d{3,5})\b`,
    ),
    /\b(\d{3,5}) (?:dollars? |bucks? )?for a new (?:one|washer|dryer|fridge|furnace|phone|laptop|stove|roof|dishwasher)\b/,
  )
  const share = repair / (worth ?? fresh ?? Number.NaN)
  const parts = [
    Number.isNaN(share)
      ? ''
      : `A ${inDollars(repair)} repair is ${Math.round(share * 100)} percent of ${worth === null ? `the ${inDollars(fresh ?? 0)} for a new one` : `the ${inDollars(worth)} it’s worth`}.`,
    payment === null
      ? ''
      : `${inDollars(repair)} is about ${Math.round((repair / payment) * 10) / 10} payments of ${inDollars(payment)}, so if the repair gets you further than that many months, fixing it is cheaper.`,
  ].filter((part) => part !== '')
  const isFixed = Number.isNaN(share) ? payment === null || repair / payment < 12 : share < 0.5
  if (parts.length === 0) return spreadRepair(repair)
  return { text: parts.join(' '), facts: { [isFixed ? 'fixIt' : 'letGo']: inDollars(repair) } }
}

/** In dollars. Below this, a repair costs less in a year than most car payments. */
const dearRepair = 4000

function spreadRepair(repair: number): Sum {
  const month = inDollars(Math.round(repair / 12))
  return {
    text: `${inDollars(repair)} over a year is about ${month} a month.`,
    facts: {
      [repair < dearRepair ? 'yearOfIt' : 'dearYear']: month,
      repairCost: inDollars(repair),
      twice: inDollars(repair * 2),
    },
  }
}

/** Calculates the yearly cost of a car payment. */
export function carPayment(line: string): Sum | null {
  const month = firstNumber(line, /\b(\d{3,4}) (?:dollars? )?(?:a month )?(?:car )?payments?\b/) ?? perMonth(line)
  return month === null ? null : { text: '', facts: { monthly: inDollars(month), yearly: inDollars(month * 12) } }
}

/** Calculates the yearly cost of a monthly price, for a choice against something free or cheaper. */
export function monthlyBill(line: string): Sum | null {
  const month = perMonth(line)
  if (month !== null) return { text: '', facts: { monthly: inDollars(month), yearly: inDollars(month * 12) } }
  return null
}

const flights = /\b(?:flights?|tickets?|fly|flying|plane)\b(?: \w+){0,4}? (\d{2,4})\b(?! (?:of us|people|hours?))/
const travelers = /\b(\d{1,2}) (?:of us|people|tickets)\b/

/** Calculates the fares for everybody who travels. */
export function faresOf(line: string): Sum | null {
  const fare = firstNumber(line, flights)
  const many = firstNumber(line, travelers)
  if (fare === null) return null
  const all = many === null ? fare : fare * many
  return {
    text: many === null ? '' : `${inDollars(fare)} times ${many} is ${inDollars(all)}.`,
    facts: { fares: inDollars(all) },
  }
}

/** Compares a single expense with the savings. */
export function oneTimeCost(line: string): Sum | null {
  const saved = firstNumber(
    line,
    /\b(\d{3,6}) (?:dollars? )?(?:saved|in (?:my |our )?savings|put (?:away|by)|in the bank)\b/,
    /\b(?:saved|savings (?:of|is)|savings account has) (?:up )?(\d{3,6})\b/,
  )
  const others = allNumbers(line, /\b(\d{3,6})\b/g).filter((value) => value !== saved && (value < 1990 || value > 2035))
  const [cost, more] = others
  if (saved === null || cost === undefined || more !== undefined) return null
  if (saved >= cost)
    return {
      text: `You’d have ${inDollars(saved - cost)} of the ${inDollars(saved)} left.`,
      facts: { leftOver: inDollars(saved - cost), [cost * 2 > saved ? 'takesMost' : 'leavesMost']: inDollars(cost) },
    }
  return {
    text: `You’re ${inDollars(cost - saved)} short of ${inDollars(cost)}. That’s ${inDollars(Math.ceil((cost - saved) / 6))} a month for six months.`,
    facts: { short: inDollars(cost - saved) },
  }
}
