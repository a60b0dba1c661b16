import { anyOf } from '../../phrase-pattern.ts'
import { bulletList } from '../../markdown.ts'
import { normalize } from '../../guide/words.ts'
import { amountIn, formatDollars, parseAmount } from '../dollar-amounts.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'

const money = '\\$ ?(\\d[\\d,]{1,7})'
const toFix = new RegExp(
  `${money} (?:to|for) (?:fix|repair|fixing|the repair)\\b|\\b(?:fix|repair|fixing|repairing) (?:it |is |it[’']s |costs |for )*${money}`,
  'i',
)
const toReplace = new RegExp(
  `\\bnew (?:one|\\w+) (?:is|are|costs?|would be|runs|for) (?:about )?${money}|${money} (?:for|gets) a new`,
  'i',
)
const age = /\b(\d{1,2}) (?:years?|yrs?) old\b/i
const cash = new RegExp(`${money} (?:if i pay )?(?:in )?cash\\b|\\bcash (?:is|for|price is) ${money}`, 'i')
const months = new RegExp(`${money} (?:on|over|with|in) (?:their |the |an? )?(\\d{1,2})[ -]months?\\b`, 'i')
const owned = new RegExp(
  `${money} (?:in (?:the bank|savings|my account)|saved|put (?:by|away|aside))|\\b(?:have|got) (?:about |only )?\\$?(\\d[\\d,]{1,7}) (?:in (?:the bank|savings)|saved|till|til|until)`,
  'i',
)
const either = new RegExp(`${money}[^.?!]{0,50}?\\b(?:or|versus|vs)\\b[^.?!$]{0,60}${money}`, 'i')
const daily = /\b(?:every day|daily|all day)\b/i
const asks = anyOf(
  'what would you do|would you|should i|do i',
  'is it (?:foolish|dumb|stupid|worth|crazy|silly)|worth it',
  'which|would you|fix it or|right now|in the bank',
)

function leftOf(told: string, costs: readonly number[]): string[] {
  const has = amountIn(owned.exec(told))
  return has === 0
    ? []
    : costs.map((cost) =>
        cost <= has
          ? `${formatDollars(cost)} out of ${formatDollars(has)} leaves ${formatDollars(has - cost)}`
          : `${formatDollars(cost)} is more than the ${formatDollars(has)} you have`,
      )
}

/** An old thing that is broken: mend it while that's cheap for what is left of its life. */
function fixOrReplace(told: string): string | null {
  const [fix, fresh] = [amountIn(toFix.exec(told)), amountIn(toReplace.exec(told))]
  if (!(fix > 0) || !(fresh > fix)) return null
  const years = Number(age.exec(told)?.[1] ?? 0)
  const share = Math.round((100 * fix) / fresh)
  const left = leftOf(told, [fix, fresh])
  const has = amountIn(owned.exec(told))
  const isShort = has > 0 && has - fresh < has / 3
  const isOld = years >= 8 && share >= 40
  const lean = isShort
    ? `With that in the bank I wouldn’t spend most of it in one go. I’d ask two things first: does the repair come with a warranty of 90 days or more, and can the store do no-interest payments? If neither, the ${formatDollars(fix)} repair or two weeks of the laundromat till the money’s in.`
    : isOld
      ? `I’d put the money into the new one. My rule: past eight years old, don’t pay more than about 40% of a new one to fix it, because the next part to go is on you, too.`
      : 'I’d fix it. My rule: under half the price of a new one, and not too old, a repair buys you years.'
  return paragraphs(
    bulletList([
      `The repair is ${share}% of a new one${years > 0 ? `, on a machine that’s ${years} years old` : ''}`,
      ...left,
    ]),
    lean,
    isShort
      ? null
      : 'Before you pay: ask what the repair’s warranty is, and ask the store if delivery, hookup and hauling the old one are in that price.',
  )
}

/** The price in one go, or more of it over months. */
function cashOrMonths(told: string): string | null {
  const [, total, count] = months.exec(told) ?? []
  const [paid, spread] = [amountIn(cash.exec(told)), parseAmount(total)]
  const number = Number(count ?? 0)
  if (!(paid > 0) || !(spread > 0) || number === 0) return null
  const has = amountIn(owned.exec(told))
  const isFine = has === 0 || has - paid >= has / 2
  return paragraphs(
    bulletList([
      ...leftOf(told, [paid]).map((line) => `Cash: ${line}`),
      `In ${number} months: about ${formatDollars(spread / number)} a month, and ${formatDollars(Math.max(0, spread - paid))} more in all, so “no interest” isn’t free`,
    ]),
    isFine
      ? `I’d pay cash, after one more quote. Then pay yourself back: ${formatDollars(Math.ceil(paid / number / 2 / 10) * 10)} a month into savings, and half of it is back in two years, with nobody to owe.`
      : 'I’d take the payments, because cash would leave you too little for the next surprise.',
    'Before you sign: a second quote, because it’s a big bill on one person’s word, and ask both about rebates.',
  )
}

/** Two prices for the same thing that is used every day. */
function perUse(told: string): string | null {
  const [, one, other] = either.exec(told) ?? []
  const [high, low] = [Math.max(parseAmount(one), parseAmount(other)), Math.min(parseAmount(one), parseAmount(other))]
  if (!(low > 0) || high === low || !daily.test(told)) return null
  const years = 5
  const aDay = (price: number): string => `$${(price / (years * 365)).toFixed(2)}`
  const has = amountIn(owned.exec(told))
  const canHave = has === 0 || has - high >= has / 2
  return paragraphs(
    bulletList([
      `Worn or used every day for ${years} years, ${formatDollars(high)} is ${aDay(high)} a day and ${formatDollars(low)} is ${aDay(low)}`,
      ...leftOf(told, [high, low]),
    ]),
    `${canHave ? 'Not foolish. You’d use it every day, and you’d still have a cushion.' : 'I’d start with the cheaper one, because the other takes too much of your cushion.'} But the price isn’t what tells you which one works. Try the cheaper one first if it can go back within 30 or 60 days. If it does the job, you keep ${formatDollars(high - low)}. If it doesn’t, you know what the extra money is for.`,
  )
}

const byHand = new RegExp(
  `${money} (?:plus|and) (?:the )?(?:materials?|parts) (?:about |around |at |for )?\\$?(\\d[\\d,]{1,6})`,
  'i',
)
const byFirm = new RegExp(`\\bfor ${money} (?:with|from|at|by)\\b`, 'i')
const kin = /\bmy (nephew|brother|cousin|uncle|dad|son|brother in law|friend|neighbor)\b/i

/** Work by a firm or by somebody near, with the materials counted. */
function firmOrKin(told: string): string | null {
  const [, work, parts] = byHand.exec(told) ?? []
  const [firm, own] = [amountIn(byFirm.exec(told)), parseAmount(work) + parseAmount(parts)]
  if (!(firm > 0) || !(own > 0) || own >= firm) return null
  const who = kin.exec(told)?.[1] ?? 'the one you know'
  return paragraphs(
    bulletList([
      `With materials it’s ${formatDollars(own)} against ${formatDollars(firm)}, so ${formatDollars(firm - own)} less`,
    ]),
    `I’d go with your ${who} only if you’d still be fine at dinner when it goes a little wrong. ${formatDollars(firm - own)} is real money, so make it easy to stay friends: one page with the price, the start and finish day, half now and half when it’s done, and who buys what.`,
    'Look at one floor or job that’s already finished first. And ask it kindly before, not after: “If something’s off in six months, would you come back and fix it?” If that gets a shrug, pay the store.',
  ).replace('your the one you know', 'the one you know')
}

/** What to do about a purchase whose prices were told; null where they weren't. */
export function answerPurchase(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || !asks.test(normalize(message)) || !/\d/.test(message)) return null
  const own = firmOrKin(message) ?? fixOrReplace(message) ?? cashOrMonths(message) ?? perUse(message)
  const before = turn.state.messages.at(-1) ?? ''
  const added = own === null && owned.test(message) ? `${before} ${message}` : null
  const text = own ?? (added === null ? null : (fixOrReplace(added) ?? cashOrMonths(added)))
  return text === null ? null : say(text, { closesTopic: true })
}
