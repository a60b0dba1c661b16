import { oneOf } from '../../phrase-pattern.ts'
import { parseAmount } from '../dollar-amounts.ts'
import { sentencesOf } from '../split-sentences.ts'

/** A job by the hour, as it was told; 0 where nothing was told of it. */
export type Job = {
  rate: number
  hours: number
  busyHours: number
  extraRate: number
  insurance: number
  hasPension: boolean
  isOffer: boolean
}

const rates = new RegExp(
  oneOf(
    '\\$ ?(\\d{1,2}(?:\\.\\d{1,2})?)(?=,? ?(?:an? |per |\\/ ?)?(?:hr|hour)s?\\b|, \\d{2}(?:\\.\\d)? (?:hrs|hours))',
    '\\b(\\d{2}\\.\\d{2})(?= (?:an? (?:hr|hour)|now|for \\d{2}))',
  ),
  'g',
)
const hours = /\b(\d{2}(?:\.\d{1,2})?) ?(?:hrs|hours)\b/i
const busy = /\b(?:like|about|around|more like|really) (\d{2}) (?:with|in|hours with)\b[^.]{0,20}\bovertime\b/i
const extra = /\b(\d{1,2}(?:\.\d{1,2})?) (?:extra|more) (?:an hour|a hour|an hr|per hour)\b/i
const insurance =
  /\binsurance\b[^.$]{0,60}\$ ?(\d{1,3}(?:,\d{3})?)|\$ ?(\d{1,3}(?:,\d{3})?) (?:a month )?(?:for|out of my check for)? ?(?:the )?insurance/i
const offers =
  /\b(?:offer(?:ed|s|ing)?|opening|opened up|posted|would (?:be|pay|start)|they pay|pays|starting at|school|new (?:job|place))\b/i
const presents =
  /\b(?:now|currently|right now|i (?:make|get|earn|work|dispatch|am at|[’']?m at)|my (?:job|check|pay) (?:is|now)|yrs|years)\b/i

type Part = { rate: number; text: string }

/** The text from one rate to the next. */
function partsOf(told: string): Part[] {
  const found = [...told.matchAll(rates)]
  return found.map((match, at) => {
    const end = found[at + 1]?.index ?? told.length
    const start = at === 0 ? 0 : sentenceStart(told, match.index)
    const next = at + 1 < found.length ? sentenceStart(told, end) : told.length
    return { rate: parseAmount(match[1] ?? match[2]), text: told.slice(start, Math.max(next, match.index + 1)) }
  })
}

const sentenceStart = (text: string, at: number): number =>
  Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('? ', at), 0)

function toJob({ rate, text }: Part): Job {
  const [, one, other] = insurance.exec(text) ?? []
  return {
    rate,
    hours: parseAmount(hours.exec(text)?.[1]),
    busyHours: parseAmount(busy.exec(text)?.[1]),
    extraRate: parseAmount(extra.exec(text)?.[1]),
    insurance: parseAmount(one ?? other),
    hasPension: /\bpension|retirement\b/i.test(text) && !/\bno (?:pension|retirement)\b/i.test(text),
    isOffer: offers.test(text) && !(presents.test(text) && !/\boffered\b/i.test(text)),
  }
}

const isPlausible = ({ rate, hours: week }: Job): boolean => rate >= 7 && rate <= 95 && week >= 8 && week <= 70

/** The job now and the one that is offered; null where the two are not told with their hours. */
export function readJobs(texts: readonly string[]): { now: Job; offer: Job } | null {
  for (const text of [...texts.toReversed(), texts.join(' ')]) {
    const jobs = partsOf(sentencesOf(text).join(' ')).map(toJob).filter(isPlausible)
    const [first, second] = jobs
    if (jobs.length !== 2 || first === undefined || second === undefined) continue
    return first.isOffer && !second.isOffer ? { now: second, offer: first } : { now: first, offer: second }
  }
  return null
}

const bills: readonly [string, RegExp][] = [
  ['rent', /\$ ?(\d{1,3}(?:,\d{3})?|\d{3,4}) (?:in )?rent\b|\brent (?:is |at |of )?\$ ?(\d{1,3}(?:,\d{3})?|\d{3,4})/i],
  [
    'the car',
    /\bcar (?:payment )?(?:is |at |of )?\$ ?(\d{2,4})|\bcar (?:payment )?(?:is |at |of )(\d{2,4})\b|\$ ?(\d{2,4}) (?:car|for the car)/i,
  ],
  ['the mortgage', /\bmortgage (?:is |of |at )?\$ ?(\d{1,3}(?:,\d{3})?|\d{3,4})/i],
]

/** What has to be paid each month. */
export function readBills(texts: readonly string[]): { name: string; amount: number }[] {
  const told = texts.join(' ')
  return bills.flatMap(([name, form]) => {
    const [, ...found] = form.exec(told) ?? []
    const amount = parseAmount(found.find((one) => one !== undefined))
    return amount > 0 ? [{ name, amount }] : []
  })
}
