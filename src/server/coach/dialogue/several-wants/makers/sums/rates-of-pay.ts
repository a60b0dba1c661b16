import { worthOfPiece } from '../../../plans-from-message/earnings-sums.ts'
import { signIn } from '../../../plans-from-message/money-amounts.ts'
import { amount, cents, numberIn, round, roughly, roundUp, type SumText } from './sum-text.ts'

const asksHour = /\b(?:an|per) hour\b|\bhourly\b/
const hoursWeek = /\b(\d{2}) hours(?: (?:a|per|each|every) week)?\b/
const salaryForm = /\b(?:make|making|earn|salary(?: is| of)?|paid|at) (?:about )?[$£€]?(\d{2,3})(?:k|000)\b/

/** Says what a salary is by the hour that is really worked. */
export function salaryByHour({ ask, all, say }: SumText): string | null {
  const [thousands, hours] = [numberIn(all, salaryForm), numberIn(all, hoursWeek)]
  if (
    !asksHour.test(ask) ||
    thousands === null ||
    hours === null ||
    hours < 20 ||
    /\bmiles|commute|parking\b/.test(all)
  )
    return null
  const year = thousands * 1000
  const [real, paper] = [year / (hours * 52), year / 2080]
  const gap =
    hours > 41
      ? ` On paper, at 40 hours, it’s ${say(cents(paper))}. If you get no overtime, the ${hours - 40} extra hours a week are ${(hours - 40) * 52} a year: at your own rate, ${say(Math.round((hours - 40) * 52 * paper))}.`
      : ''
  return `**${say(cents(real))} an hour, before taxes.** ${say(year)} ÷ (${hours} hours × 52 weeks) = ${say(cents(real))}.${gap}`
}

const takes =
  /\b(?:takes?|took|spend|in|for|about|night,|day,|,) ?(?:me )?(?:about |around )?(\d{1,3}(?:\.\d)?) hours\b/
const soldFor = [
  new RegExp(String.raw`\b(?:sell|sells|selling|sold|charged?|get)\b[^.?!\d$]{0,30}\b(?:for|at|is)? ?${amount}`),
  new RegExp(
    String.raw`\b(?:make|made|earn|bring in|clear) ${roughly}${amount}(?! (?:dozen|batch\w*|pairs?|[a-z]{3,12}s)\b)`,
  ),
]
const spent = [
  new RegExp(
    String.raw`\b(?:yarn|materials?|ingredients|supplies|fabric|gas|it)(?: costs?| is| are| was| were| runs?| ran)(?: me)?(?: about)? ${amount}`,
  ),
  new RegExp(
    String.raw`\b(?:burn|spend|use)(?: about)? ${amount} (?:in|on|of|for) (?:gas|materials?|yarn|supplies|ingredients)`,
  ),
  new RegExp(String.raw`${amount} (?:in|of|for) (?:gas|materials?|yarn|supplies|ingredients)`),
]
const asksMaking = /\b(?:making|make|earn|earning|paid|worth)\b/

/** Says what is left for an hour of own work, after what it costs. */
export function ownWorkByHour({ ask, all, say }: SumText): string | null {
  const [hours, price] = [numberIn(all, takes), numberIn(all, ...soldFor)]
  if (!asksHour.test(ask) || !asksMaking.test(ask) || hours === null || price === null || hours <= 0) return null
  const cost = numberIn(all, ...spent) ?? 0
  if (cost >= price) return null
  const known = worthOfPiece(all, signIn(all))
  if (known !== null) return known
  const left = price - cost
  const fair = 15
  const gas = /\bgas\b/.test(all)
  const sum =
    cost > 0 ? `${say(price)} − ${say(cost)} = ${say(left)}, ÷ ${hours} hours` : `${say(price)} ÷ ${hours} hours`
  const end =
    left / hours < fair && !gas
      ? ` At ${say(fair)} an hour it’d have to be ${say(roundUp(cost + fair * hours))}. If nobody pays that, make the smaller or faster things to sell and this one for people you love.`
      : gas
        ? ' Wear on the car is another few cents for every mile, and taxes come out, too, so count on about three fourths of it.'
        : ''
  return `**${say(cents(left / hours))} an hour.** ${sum} = ${say(cents(left / hours))}.${end}`
}

const asksTimed = /\b(?:what|how much) (?:should|would|do|does|am)? ?(?:i|we|you)?\b[^.?!]{0,15}\bcharged?\b/
/** Says what to charge for a piece whose hours are told but no wage: at a few wages. */
export function priceByHours({ ask, all, say }: SumText): string | null {
  const [hours, cost] = [numberIn(all, takes), numberIn(all, ...spent)]
  if (!asksTimed.test(ask) || hours === null || cost === null || hours > 200) return null
  const lines = [10, 15, 18].map((wage) => `${say(wage)} an hour is ${say(roundUp(cost + wage * hours))}`)
  return `**${say(roundUp(cost + 15 * hours))} pays you ${say(15)} an hour.** ${say(cost)} for materials + ${hours} hours × ${say(15)} = ${say(cost + 15 * hours)}. ${lines.join(', ')}. If that’s more than people pay, it isn’t the price that’s wrong, it’s too many hours for one piece: offer a smaller version at the same hourly pay.`
}

const entry = new RegExp(
  [
    String.raw`\b(\d{1,2}(?:\.\d{1,2})?)(?: hours)?(?: on)? (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:mon|tues|wednes`,
    String.raw`|thurs|fri|satur|sun)day:? (\d{1,2}(?:\.\d{1,2})?)\b`,
  ].join(''),
  'g',
)
const rateForm = new RegExp(String.raw`\b(?:at|make|making|for|earn|rate is) ${amount}|${amount} an hour`)
const asksCheck = /\bcheck\b|\bpay\b|\bpaid\b|\badd up\b|\bhow much\b|\bcome to\b/

/** Says what told hours of a week come to at a rate. */
export function weekOfHours({ ask, all, say }: SumText): string | null {
  const hours = [...all.matchAll(entry)].map(([, a, b]) => Number(a ?? b))
  const rate = numberIn(all.replace(entry, ' '), rateForm)
  if (
    hours.length < 2 ||
    rate === null ||
    !asksCheck.test(ask) ||
    !/\bhours?\b/.test(all) ||
    hours.some((one) => one > 16)
  )
    return null
  const total = hours.reduce((sum, one) => sum + one, 0)
  const over = Math.max(0, total - 40)
  const pay = (total - over) * rate + over * rate * 1.5
  const extra = over > 0 ? `, with ${over} hours at time and a half` : ''
  return `**${say(cents(pay))} before taxes.** ${hours.join(' + ')} = ${round(total, 2)} hours × ${say(rate)} = ${say(cents(pay))}${extra}. Look for “gross pay” on the stub; that’s the number to hold it against. If 12 to 20% goes to taxes, it’s roughly ${say(Math.round(pay * 0.8))} to ${say(Math.round(pay * 0.88))} in hand.`
}
