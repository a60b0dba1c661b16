import { addDays, daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { untilIn } from './stated-dates.ts'
import { amount, numberIn, percentOf, round, roughly, roundUp, type SumText } from './sum-text.ts'

const rhythm = String.raw`(?:away |aside |back |up )?(?:(?:an?|per|each|every|out of (?:each|every)|from (?:each|every)) (week|month|pay ?check|check|pay ?day)|every (?:2|other) weeks?)`
const putAway = new RegExp(
  String.raw`\b(?:save|saving|put(?:ting)?|set(?:ting)? aside|spare|afford|manage|do)(?: (?:away|aside|back))? ${roughly}${amount}(?: (?:in|into) [a-z ]{2,15}?)? ${rhythm}`,
)
/** Says how often money is put away, in days. Paychecks count as every two weeks, unless weekly ones are told. */
const daysOf = (unit: string | undefined, all: string): number => {
  if (unit === 'week') return 7
  if (unit === 'month') return 365 / 12
  return /\bpaid (?:weekly|every week|every (?:mon|tues|wednes|thurs|fri)day|on (?:mon|tues|wednes|thurs|fri)days)\b/.test(
    all,
  )
    ? 7
    : 14
}
const nameOf = (unit: string | undefined): string => (unit === 'week' || unit === 'month' ? unit : 'paycheck')
const haveForm = new RegExp(
  String.raw`\b(?:already have|have|i've got|saved)(?: about| only)? ${amount} (?:so far|saved|already|now)|\balready (?:have|saved) ${amount}`,
)

const asksHave =
  /\bhow much (?:will|would|should|do|could) (?:i|we) (?:have|end up with|save)\b|\bwhat will (?:i|we) have\b|\bhow much is that by\b/

/** Says what regular savings come to by a day. */
export function savedAhead({ ask, all, today, say }: SumText): string | null {
  const found = putAway.exec(all)
  const until = untilIn(ask, today) ?? untilIn(all, today)
  if (found === null || until === null || !asksHave.test(ask)) return null
  const [, value, unit] = found
  const part = Number(value)
  const times = Math.floor(daysBetween(today, until) / daysOf(unit, all))
  if (times < 1) return null
  const has = numberIn(all, haveForm) ?? 0
  const format = new LocalFormat('en', today)
  const name = nameOf(unit)
  return `**${say(part * times + has)} by ${format.date(until)}.** ${name === 'paycheck' && daysOf(unit, all) === 14 ? 'With a paycheck every two weeks, there' : 'There'} are ${times} ${name}s until then: ${times} × ${say(part)} = ${say(part * times)}${has > 0 ? `, plus the ${say(has)} you have` : ''}. ${say(Math.round(part * 1.25))} each time would make it ${say(Math.round(part * 1.25) * times + has)}.`
}

const asksLong = /\bhow (?:long|many (?:pay ?checks|weeks|months|pay ?days))\b|\bwhen (?:will|would|can|could|do|am)\b/
const needForm = new RegExp(
  String.raw`\b(?:need|want|save(?: up)?|costs?|is|deposit (?:is|of)|goal (?:is|of))(?: to have| to save)? ${roughly}[$£€]?(\d{3,6})(?! (?:an?|per|each|every)\b)(?=[ .,!?]|$)`,
)

/** Says how long regular savings take to an amount. */
export function timeToSave({ ask, all, today, say }: SumText): string | null {
  const found = putAway.exec(all)
  if (found === null || !asksLong.test(ask) || /%|\bowe\b/.test(all)) return null
  const [said, value, unit] = found
  const part = Number(value)
  const goal = numberIn(all.replace(said, ' '), needForm)
  if (goal === null || part <= 0 || goal <= part) return null
  const has = numberIn(all, haveForm) ?? 0
  const left = goal - (has < goal ? has : 0)
  const times = Math.ceil(left / part)
  const days = Math.round((times - 1) * daysOf(unit, all))
  const format = new LocalFormat('en', today)
  const more = roundUp(left / Math.max(1, times - 2))
  return `**${times} ${nameOf(unit)}s, so around ${format.monthAndYear(addDays(today, days))}.** ${has > 0 ? `${say(goal)} − ${say(has)} = ${say(left)}. ` : ''}${say(left)} ÷ ${say(part)} = ${round(left / part)}. ${times > 4 ? `${say(more)} each time gets you there two ${nameOf(unit)}s sooner.` : ''}`.trim()
}

const asksSetAside =
  /\bhow much (?:should|do|would|must) (?:i|we) (?:need to |have to )?(?:set aside|put (?:aside|away|back)|save|hold back|keep)\b/
const billForm = new RegExp(
  String.raw`\b(rent|mortgage|car (?:payment|note)|insurance|daycare)(?:'s| is| of)? ${roughly}${amount}`,
)
const payForm = new RegExp(
  String.raw`\b(?:get paid|paid|bring home|make|check is|paychecks? (?:is|are)) ${roughly}${amount}`,
)

/** Says what to hold back from each paycheck for a monthly bill. */
export function billFromChecks({ ask, all, say }: SumText): string | null {
  const [, name, value] = billForm.exec(all) ?? []
  if (
    !asksSetAside.test(ask) ||
    !/\b(?:check|paycheck|payday|week)s?\b/.test(ask) ||
    name === undefined ||
    value === undefined
  )
    return null
  const bill = Number(value)
  const weekly =
    /\b(?:paid|pay ?day)\b[^.?!]{0,25}\b(?:every (?:week|mon|tues|wednes|thurs|fri)(?:day)?|weekly|fridays)\b/.test(all)
  const checks = weekly ? 52 : 26
  const each = roundUp((bill * 12) / checks)
  const pay = numberIn(all, payForm)
  return `**${say(each)} from each check.** ${say(bill)} × 12 months ÷ ${checks} checks a year${weekly ? '' : ' (one every two weeks)'} = ${say(Math.round(((bill * 12) / checks) * 100) / 100)}.${pay === null ? '' : ` That’s ${percentOf(each, pay)} of ${say(pay)}.`} ${weekly ? `Four checks are only ${say(each * 4)}, so the months with five help out; to be safe in a four-check month, hold back ${say(roundUp(bill / 4))}.` : `Two checks are ${say(each * 2)}, and twice a year a third one helps out; to be safe every month, hold back ${say(roundUp(bill / 2))}.`} Have it go straight to a second account, so what’s left in checking is really yours.`
}
