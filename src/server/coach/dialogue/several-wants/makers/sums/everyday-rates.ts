import { amount, cents, numberIn, percentOf, round, roughly, roundUp, type SumText, weeksOfMonth } from './sum-text.ts'

const perDay = new RegExp(String.raw`${amount} (?:a|per|each|every) (?:work ?)?day\b`)
const packForm = new RegExp(String.raw`\bpack (?:is|costs?|runs?) ${amount}`)
const daysAWeek = /\b(\d) days a week\b|\b(\d) days\/week\b/
const perWeek = new RegExp(String.raw`${amount} (?:a|per|each|every) week\b`)
const asksSum = new RegExp(
  [
    String.raw`\b(?:what(?:'s| is| does| would)|how much)\b[^.?!]{0,40}\b(?:an?|per|in a|over a) (year|month)\b`,
    String.raw`|\bhow much (?:do|would|will|am) (?:i|we) (?:sav(?:e|ing)|spend(?:ing)?)(?: in| a)? ?(?:an?|per)? (year`,
    String.raw`|month)\b`,
  ].join(''),
)
const isSpending = new RegExp(
  [
    String.raw`\b(?:coffee|lunch|starbucks|dunkin|takeout|smok\w*|cigarettes?|vape|pack|soda|drinks?|lottery|doordash`,
    String.raw`|eating out|parking|snacks?|nails|target|amazon|uber)\b`,
  ].join(''),
)

/** Says what a small daily or weekly cost comes to in a month or year. */
export function smallCostInYear({ ask, all, say }: SumText): string | null {
  const unit = asksSum
    .exec(ask)
    ?.slice(1)
    .find((group) => group !== undefined)
  const [day, week, pack] = [numberIn(all, perDay), numberIn(all, perWeek), numberIn(all, packForm)]
  const each = day ?? pack
  if (
    unit === undefined ||
    !isSpending.test(all) ||
    /\bfrom\b[^.?!]{0,30}\bto\b/.test(all) ||
    (each === null && week === null)
  )
    return null
  const days = numberIn(all, daysAWeek)
  const weekly = each === null ? (week ?? 0) : each * (days ?? 7)
  const [year, month] = [weekly * 52, weekly * weeksOfMonth]
  const step = each === null ? '' : `${say(each)} × ${days ?? 7} days = ${say(cents(weekly))} a week. `
  const total = unit === 'year' ? year : month
  const steps = unit === 'year' ? `${say(cents(weekly))} × 52` : `${say(cents(weekly))} × 52 ÷ 12`
  return `**${say(Math.round(total))} a ${unit}.** ${step}${steps} = ${say(Math.round(total))}. ${unit === 'year' ? `Half as often would be ${say(Math.round(year / 2))}.` : `In a year it’s ${say(Math.round(year))}.`}`
}

const perDayAsked =
  /\bhow much (?:can|could|do|should) (?:i|we) (?:have to )?(?:spend|have|use|live on)?[^.?!]{0,15}\b(?:a|per|each) (day|week)\b/
const purse = new RegExp(String.raw`\b(?:have|got|left with|only) ${roughly}${amount}`)
const spanForm =
  /\b(?:that's|for|next|in|have) (\d{1,2}) (days|weeks)\b|\b(\d{1,2}) (days|weeks) (?:until|till|to go|left)\b/

/** Says what can be spent a day until money comes. */
export function spendPerDay({ ask, all, say }: SumText): string | null {
  const unit = perDayAsked.exec(ask)?.[1]
  const [has, found] = [numberIn(all, purse), spanForm.exec(all)]
  if (unit === undefined || has === null || found === null) return null
  const days = Number(found[1] ?? found[3]) * ((found[2] ?? found[4]) === 'weeks' ? 7 : 1)
  const count = unit === 'day' ? days : Math.max(1, days / 7)
  const each = Math.floor(has / count)
  return `**${say(each)} a ${unit}.** ${say(has)} ÷ ${round(count)} ${unit}s = ${say(cents(has / count))}. Take off any bill that’s due before then first. Then keep one ${unit}’s worth out of reach for the surprise: ${say(has)} − ${say(each)} = ${say(has - each)}, which is ${say(Math.floor((has - each) / count))} a ${unit}.`
}

const asksMany =
  /\bhow many (houses|clients|dogs|cuts|sets|orders|kids|lessons|people|walks|shifts|sales|jobs|customers|cakes|pieces|loaves|tickets)?\b ?[^.?!]{0,20}/
const aimForm = new RegExp(
  String.raw`\b(?:bring in|make|earn|clear|reach|hit|get to|need|aim for) ${roughly}${amount} (?:a|per|each|every) (week|month|day)`,
)
const priceForm = new RegExp(
  String.raw`\b(?:charge|get|sell (?:them|it) for|price is|at) ${roughly}${amount}|${amount} each\b|${amount} (?:a|per|each) (?:house|client|dog|cut|set|order|kid|lesson|walk|shift|job|cake|piece|loaf)\b`,
)

/** Says how many pieces or clients bring in an amount. */
export function manyToReach({ ask, all, say }: SumText): string | null {
  const what = asksMany.exec(ask)?.[1]
  const aim = aimForm.exec(all)
  const price = aim === null ? null : numberIn(all.replace(aim[0], ' '), priceForm)
  if (what === undefined || aim === null || price === null || Number(aim[1]) <= price) return null
  const goal = Number(aim[1])
  const many = Math.ceil(goal / price - 1e-9)
  return `**${many} ${what} a ${aim[2] ?? 'week'}.** ${say(goal)} ÷ ${say(price)} = ${round(goal / price, 2)}, so ${many} (${say(many * price)}). With ${many - 1} it’d take ${say(roundUp(goal / (many - 1)))} each. That’s before supplies, gas and taxes. If those take about a fourth, it’s ${Math.ceil(goal / 0.75 / price)} to keep ${say(goal)}.`
}

const rise = new RegExp(
  String.raw`\b(?:charge|at|price(?: is)?|for|from) ${roughly}${amount}[^?]{0,90}?\b(?:to|at) ${roughly}${amount}`,
)
const countForm = new RegExp(
  [
    String.raw`\b(?:do|have|see|walk|with|of)(?: about)? (\d{1,3})(?: (?:clients|dogs|walks|customers|houses|cuts|people`,
    String.raw`|kids))?(?: (?:a|per|each) week| clients| customers)\b`,
  ].join(''),
)
const lossForm = /\blos(?:e|ing) (\d{1,2})\b/

/** Says whether a higher price is worth a few lost clients. */
export function priceRise({ ask, all, say }: SumText): string | null {
  const found = rise.exec(all)
  const [many, lost] = [numberIn(all, countForm), numberIn(all, lossForm)]
  if (
    found === null ||
    many === null ||
    !/\bworth\b|\bahead\b|\bshould i\b|\bmake more\b/.test(ask) ||
    !/\b(?:clients?|customers?|walks?|dogs?)\b/.test(all)
  )
    return null
  const [old, now] = [Number(found[1]), Number(found[2])]
  const stay = many - (lost ?? 0)
  if (now <= old || stay <= 0) return null
  const [before, after] = [old * many, now * stay]
  const even = Math.ceil(before / now - 1e-9)
  return `**${after >= before ? `Yes: ${say(after - before)} more` : `No: ${say(before - after)} less`}, for ${lost === null ? 'the same' : 'less'} work, if it goes that way.** Now: ${many} × ${say(old)} = ${say(before)}. Then: ${stay} × ${say(now)} = ${say(after)}. You break even at ${even}, so you could lose ${many - even} before it costs you anything${lost === null ? '' : `, and ${lost} fewer also means less of your time`}.`
}

const hoursCut = /\bfrom (\d{1,2})(?: hours)? (?:down )?to (\d{1,2})(?: hours)?\b/
const rateForm = new RegExp(String.raw`\b(?:at|make|making|earn) ${amount}|${amount} an hour`)
const asksLess =
  /\bhow much (?:less|more)\b|\bwhat (?:does|would|do) (?:that|it|i) (?:cost|lose|come to)\b|\bwhat am i losing\b/

/** Says what cut hours cost. */
export function hoursCutBy({ ask, all, say }: SumText): string | null {
  const found = hoursCut.exec(all)
  const rate = numberIn(all, rateForm)
  if (found === null || rate === null || rate > 150 || !asksLess.test(ask) || !/\bhours\b/.test(all)) return null
  const [from, to] = [Number(found[1]), Number(found[2])]
  const gap = Math.abs(from - to)
  const word = to < from ? 'less' : 'more'
  return `**${say(cents(gap * rate))} a week ${word}, before taxes.** ${Math.max(from, to)} − ${Math.min(from, to)} = ${gap} hours × ${say(rate)} = ${say(cents(gap * rate))}. That’s about ${say(Math.round(gap * rate * weeksOfMonth))} a month, ${percentOf(gap, from)} of your hours.${to < from ? ' Ask what it does to your health insurance, and ask your state’s unemployment office whether cut hours count.' : ''}`
}

const weeksForm = /\bfor (\d{1,2}) weeks\b|\b(\d{1,2}) weeks\b/
const twoPerWeek = new RegExp(String.raw`${amount} (?:a|per|each) week[^?]{0,80}?${amount} (?:a|per|each) week`)
const asksSaved = /\bhow much (?:would|will|do|could) (?:we|i|that|it) save\b|\bwhat(?:'s| is) the difference\b/

/** The difference of two weekly prices over some weeks. */
export function savedOverWeeks({ ask, all, say }: SumText): string | null {
  const found = twoPerWeek.exec(all)
  const weeks = numberIn(all, weeksForm)
  if (found === null || weeks === null || !asksSaved.test(ask)) return null
  const gap = Math.abs(Number(found[1]) - Number(found[2]))
  const [low, high] = [Math.min(Number(found[1]), Number(found[2])), Math.max(Number(found[1]), Number(found[2]))]
  return gap === 0
    ? null
    : `**${say(gap * weeks)}.** ${say(high)} − ${say(low)} = ${say(gap)} a week, × ${weeks} weeks = ${say(gap * weeks)}. In all: ${say(low * weeks)} instead of ${say(high * weeks)}. Keep one or two weeks of it for the days when the cheaper way falls through.`
}

const titheForm = /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent)/
const payForm = new RegExp(String.raw`\b(?:paycheck|check|pay|bring home|made|make)(?: was| is)? ${roughly}${amount}`)
const rentForm = new RegExp(String.raw`${amount} (?:in |for )?rent|\brent(?:'s| is| of)? ${amount}`)

/** A tithe or another fixed share of a check, and what is left. */
export function shareOfCheck({ ask, all, say }: SumText): string | null {
  const [percent, pay] = [numberIn(all, titheForm), numberIn(all, payForm)]
  if (
    percent === null ||
    pay === null ||
    !/\b(?:tithe|what'?s left|left after|left over)\b/.test(ask) ||
    !/\btithe\b/.test(all)
  )
    return null
  const part = cents((pay * percent) / 100)
  const rent = numberIn(all, rentForm)
  const left = pay - part - (rent ?? 0)
  return `**${say(part)}${rent === null ? `, and ${say(left)} is left` : `; after that and rent, ${say(left)}`}.** ${say(pay)} × ${percent}% = ${say(part)}. ${say(pay)} − ${say(part)}${rent === null ? '' : ` − ${say(rent)} rent`} = ${say(left)}.`
}

const asksHome = /\b(?:take home|bring home|clear|net)\b/
const hoursForm =
  /\b(?:work(?:ing)? |for )?(\d{2})(?: hours)?(?: (?:a|per) week)?\b(?= ?(?:hours|,|and|a week|per week))/
const taxForm = /\btax(?:es)?\b[^.?!\d]{0,15}(\d{1,2}) ?(?:%|percent)|\b(\d{1,2}) ?(?:%|percent) (?:for |in )?tax/
const insuranceForm = new RegExp(
  String.raw`\b(?:insurance|benefits|deductions?)(?: is| are| costs?)? ${roughly}${amount} (?:a|per|each|every) (check|week|month|paycheck)`,
)

/** Says what is left of hourly pay after taxes and insurance, in a check of two weeks. */
export function takeHome({ ask, all, say }: SumText): string | null {
  const [rate, hours] = [numberIn(all, rateForm), numberIn(all, hoursForm)]
  const [tax, insurance] = [numberIn(all, taxForm), insuranceForm.exec(all)]
  if (
    rate === null ||
    rate > 150 ||
    hours === null ||
    hours < 10 ||
    hours > 80 ||
    !asksHome.test(ask) ||
    (tax === null && insurance === null)
  )
    return null
  const gross = cents(rate * hours * 2)
  const taxes = cents((gross * (tax ?? 20)) / 100)
  const unit = insurance?.[2]
  const cost = insurance === null ? 0 : Number(insurance[1]) * (unit === 'week' ? 2 : unit === 'month' ? 12 / 26 : 1)
  const left = cents(gross - taxes - cost)
  return `**About ${say(Math.round(left))} for two weeks, ${say(Math.round((left * 26) / 12))} a month.** ${say(rate)} × ${hours} hours × 2 weeks = ${say(gross)}, − ${tax ?? 20}%${tax === null ? ' for taxes, which is my guess' : ' taxes'} (${say(taxes)})${cost > 0 ? ` − ${say(cents(cost))} insurance` : ''} = ${say(left)}.${cost > 0 ? ' If the insurance comes out before taxes, you keep a bit more.' : ''}`
}

const offForm = new RegExp(String.raw`(\d{1,2}) ?(?:%|percent) off (?:the |a |my |of )?${amount}`)
/** A price with a percentage off. */
export function discounted({ ask, all, say }: SumText): string | null {
  const found = offForm.exec(all)
  if (found === null || !/\b(?:how much|what(?:'s| is)|better|worth|deal|come to|good)\b|%/.test(ask)) return null
  const [percent, price] = [Number(found[1]), Number(found[2])]
  const off = cents((price * percent) / 100)
  const bogo = /\b(?:buy (?:one|1|2|two),? get|bogo)\b[^.?!]{0,25}\bhalf\b/.test(all)
  const half = bogo
    ? ` Buy one, get one half off is 25% off each, and only if you want two; for one it’s nothing. For two, it’s ${say(cents(price * 1.5))} against ${say(cents((price - off) * 2))}.`
    : ''
  return `**${bogo ? `${percent}% off is better: ` : ''}${say(price - off)}.** ${say(price)} × ${percent}% = ${say(off)} off, ${say(price)} − ${say(off)} = ${say(price - off)}.${half}`
}
