import { paragraphs } from '../../../compose-answer.ts'
import { amount, numberIn, percentOf, round, roughly, type SumText, weeksOfMonth } from './sum-text.ts'

const perHour = String.raw`(?: ?(?:an|per) hour)?`
const job = new RegExp(
  String.raw`\b(?<![a-z'])((?:[a-z']+ ){0,2}[a-z']+)(?: (?:job|office|place|one))?(?: (?:at|for|is|pays?|paying|offers?)) ${roughly}${amount}${perHour}[^.?!\d$]{0,15}\b(\d{1,2}) (hours|days|shifts)\b`,
  'g',
)
const hoursOfDay = 8
const decides = /\b(?:should i|or (?:stay|keep|take)|run the numbers|compare|which (?:one|job)|pays? more|better)\b/

type Week = { name: string; rate: number; hours: number; isDays: boolean }

const jobsIn = (all: string): Week[] =>
  [...all.matchAll(job)].flatMap(([, name = '', rate, many, unit = '']) => {
    const isDays = unit !== 'hours'
    const value = Number(rate)
    if (value > 150 || (isDays && Number(many) > 7)) return []
    return [{ name: shortName(name), rate: value, hours: Number(many) * (isDays ? hoursOfDay : 1), isDays }]
  })

const leads = /^(?:.*\b(?:take|at|stay|the|a|an|my|job|or|and|is|with|offered|for) )/
const shortName = (name: string): string => name.replace(leads, '').trim()

/** Two hourly jobs by their week: rate × hours. */
export function jobsByWeek({ ask, all, say }: SumText): string | null {
  const [one, other, third] = jobsIn(all)
  if (one === undefined || other === undefined || third !== undefined || !decides.test(ask)) return null
  const weekly = ({ rate, hours }: Week): number => rate * hours
  const line = (week: Week): string => `${say(week.rate)} × ${week.hours} hours = ${say(weekly(week))} a week`
  const [high, low] = weekly(one) >= weekly(other) ? [one, other] : [other, one]
  const gap = weekly(high) - weekly(low)
  const name = ({ name, rate }: Week): string => (name === '' ? `the ${say(rate)} job` : name)
  /** Within a sentence: the text is in lower case, so a name would be, too. */
  const wageName = ({ rate }: Week): string => `the ${say(rate)} job`
  const title = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  const days = [one, other].filter(({ isDays }) => isDays)
  const less = high.hours - low.hours
  const full =
    days.length === 1
      ? ` I counted ${hoursOfDay}-hour days. With 10-hour days it’d be ${say((days[0]?.rate ?? 0) * ((days[0]?.hours ?? 0) / hoursOfDay) * 10)}, so ask.`
      : ''
  const isPaidTime = less > 0 && low.rate > high.rate
  return paragraphs(
    `**${title(name(high))} pays ${say(gap)} more a week, ${say(gap * 52)} a year, before taxes.** ${title(name(one))}: ${line(one)}. ${title(name(other))}: ${line(other)}.${full}`,
    isPaidTime
      ? `But ${wageName(low)} pays ${say(low.rate - high.rate)} more for each hour, and you get ${less} hours a week back. So you’d be giving up ${say(gap)} for ${less} hours, ${say(Math.round((gap / less) * 100) / 100)} an hour. I’d take it if you can live on ${say(weekly(low))} a week before taxes and the benefits hold up. Check health insurance, sick days and whether the hours are promised in writing.`
      : 'Before you pick, check what each one takes out for health insurance, and whether the hours are promised in writing. That can be worth more than the gap.',
  )
}

const dayRate = new RegExp(String.raw`${amount} (?:a|per|each) (day|shift|visit|night|call)\b`)
const timesAMonth =
  /\b(\d{1,2})(?: (?:or|to|-) ?(\d{1,2}))? (?:days|shifts|visits|nights|calls|times) (?:a|per|each|every) (month|week)\b/
const asksCount = /\b(?:count on|rely on|safely (?:spend|plan|expect)|expect (?:a|each|every|per) month)\b/
const asksGap = new RegExp(
  String.raw`\b(?:need|make|earn)\b[^.?!]{0,50}\bto (?:hit|reach|get to|make|clear) ${roughly}${amount}`,
)
/** In dollars an hour, where no wage is told. */
const exampleWage = 18

function monthly(all: string): { low: number; high: number; rate: number; days: number } | null {
  const [, rate] = dayRate.exec(all) ?? []
  const [, few, many, unit] = timesAMonth.exec(all) ?? []
  if (rate === undefined || few === undefined) return null
  const times = unit === 'week' ? weeksOfMonth : 1
  const days = Number(few)
  return {
    rate: Number(rate),
    days,
    low: Number(rate) * days * times,
    high: Number(rate) * Number(many ?? few) * times,
  }
}

/** Says what pay by the day surely brings in a month, and what is missing to an amount. */
export function payByDay({ ask, all, say }: SumText): string | null {
  const found = monthly(all)
  if (found === null) return null
  const { low, high, rate, days } = found
  const goal = numberIn(ask, asksGap)
  if (goal !== null && goal > low) {
    const gap = goal - low
    const unit = /\bweekends?\b/.test(ask) ? 'weekend' : 'week'
    return `**${say(Math.round(gap))} a month.** ${say(goal)} − ${say(Math.round(low))} = ${say(Math.round(gap))}. A month has 4.3 ${unit}s, so that’s ${say(Math.round(gap / weeksOfMonth))} a ${unit}. At ${say(exampleWage)} an hour, as an example, it’s about ${Math.ceil(gap / weeksOfMonth / exampleWage)} hours a ${unit}. Taxes come out of it, so aim a little higher.`
  }
  if (!asksCount.test(ask)) return null
  return `**${say(Math.round(low))} a month, before taxes.** ${say(rate)} × ${days} = ${say(Math.round(low))}${high > low ? `; a good month is ${say(Math.round(high))}` : ''}. Plan your bills on the lower one, and let anything above it go to savings. If you lose a week, it’s about ${say(Math.round((low * 3) / 4))}.`
}

const percentForm =
  /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent) (?:raise|bump|increase|more)\b|\b(?:raise|bump|increase) of (\d{1,2}(?:\.\d)?) ?(?:%|percent)/
const asksWhat = /\b(?:is what|what(?:'s| is| does| would)|how much|come to|exactly|work out to)\b/
const payForm = new RegExp(
  String.raw`\b(?:i'm at|i am at|i'm on|make|making|earn|salary(?: is| of)?) ${roughly}[$£€]?(\d{1,6}(?:\.\d\d)?)(k)?\b`,
)

/** Says what a raise in percent comes to. */
export function percentRaise({ ask, all, say }: SumText): string | null {
  const percent = numberIn(ask, percentForm)
  const [, value, thousands] = payForm.exec(all) ?? []
  if (percent === null || value === undefined || !asksWhat.test(ask)) return null
  const now = Number(value) * (thousands === undefined ? 1 : 1000)
  const more = Math.round(now * percent) / 100
  if (now < 200)
    return `**${say(more)} an hour more, so ${say(now + more)}.** ${say(now)} × ${percent}% = ${say(more)}. At 40 hours that’s ${say(more * 40)} a week, ${say(Math.round(more * 2080))} a year before taxes.`
  return `**${say(more)} a year, so ${say(now + more)}.** ${say(now)} × ${percent}% = ${say(more)}. That’s ${say(Math.round(more / 12))} a month, or ${say(Math.round(more / 26))} in each check if you’re paid every two weeks, before taxes.`
}

const asksHours = /\bhow many (?:hours|shifts|days)\b[^.?!]{0,40}\b(?:work|need|take|pick up|for|pay)\b/
const wage = [
  new RegExp(String.raw`${amount} (?:an|per) hour`),
  new RegExp(String.raw`\b(?:make|earn|at) ${amount}(?= |,|\.)`),
]
const target = new RegExp(
  String.raw`\b(?:costs?|need|to (?:pay|cover|make|get|earn|be)|is|for) ${roughly}[$£€](\d{2,5}(?:\.\d\d)?)(?! an hour)`,
)

/** Says how many hours of work pay for something. */
export function hoursToEarn({ ask, all, say }: SumText): string | null {
  const rate = numberIn(all, ...wage)
  const cost = numberIn(all, target)
  if (!asksHours.test(ask) || rate === null || cost === null || cost <= rate) return null
  const hours = cost / rate
  const kept = rate * 0.8
  return `**${Math.ceil(hours)} hours before taxes, about ${Math.ceil(cost / kept)} after.** ${say(cost)} ÷ ${say(rate)} = ${round(hours)} hours. If about a fifth goes to taxes, you keep ${say(Math.round(kept * 100) / 100)} an hour: ${say(cost)} ÷ ${say(Math.round(kept * 100) / 100)} = ${round(cost / kept)}. In 8-hour shifts that’s ${Math.ceil(cost / kept / 8)}.`
}

const asksLess =
  /\b(?:what would i (?:lose|give up|make)|how much (?:less|would i (?:lose|make|give up))|pay cut|can i afford)\b/
const fewer =
  /\b(?:down|drop|go|going|cut|dropping|switch)(?: back)? (?:down )?(?:from (\d{1,2}) (?:hours|days) )?to (\d{1,2}) (hours|days)\b/

/** Says what fewer hours or days cost. */
export function shorterWeek({ ask, all, say }: SumText): string | null {
  const found = fewer.exec(all)
  const pay = payForm.exec(all)
  if (found === null || pay === null || !asksLess.test(ask)) return null
  const [, from, to, unit] = found
  const before = from === undefined ? (unit === 'days' ? 5 : 40) : Number(from)
  const after = Number(to)
  const now = Number(pay[1]) * (pay[2] === undefined ? 1 : 1000)
  if (after >= before) return null
  const hourly = now < 200
  const scale = hourly ? (unit === 'days' ? hoursOfDay : 1) : now / before
  const [was, is] = hourly ? [now * before * scale, now * after * scale] : [now, after * scale]
  const per = hourly ? 'week' : 'year'
  return `**${say(Math.round(was - is))} a ${per} less, ${percentOf(was - is, was)}.** ${hourly ? `${say(now)} × ${before * scale} hours = ${say(was)}, ${say(now)} × ${after * scale} hours = ${say(is)}` : `${say(now)} × ${after} ÷ ${before} = ${say(Math.round(is))}`}, before taxes. ${from === undefined ? `That counts from ${before} ${unit ?? 'hours'} now. ` : ''}Taxes shrink too, so your check drops a bit less than that. Ask in writing what happens to health insurance and vacation at ${after} ${unit ?? 'hours'}; that can cost more than the pay.`
}
