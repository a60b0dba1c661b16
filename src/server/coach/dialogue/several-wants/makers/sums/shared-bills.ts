import { paragraphs } from '../../../compose-answer.ts'
import { amountsIn } from '../../../plans-from-message/money-amounts.ts'
import { amount, numberIn, percentOf, roughly, roundUp, type SumText } from './sum-text.ts'

const ways = /\b(?:split |divided? )?(\d)[ -]ways?(?: split)?\b|\bsplit (?:it |that )?(?:between|among) (?:the )?(\d)\b/
const asksWays = /\bsplit\b|\bways?\b|\beach\b/
const nowWays = /\bsplit (\d) ways\b/
const short = /\bhow (?:much )?short\b|\bhow much (?:are|is) (?:we|he|she|it|they) short\b/
const hasForm = new RegExp(
  String.raw`\b(?:he|she|dad|mom|mama|they|grandma|grandpa)(?: only)? (?:has|gets?|gets in|brings in|makes)(?: about| only)? ${amount}|${amount} (?:a month )?(?:in |from )?(?:social security|ssi|pension)`,
)
const costForm = new RegExp(
  String.raw`\b(?:assisted living|memory care|nursing home|facility|the home|home care|aide|rent|care)(?: is| costs?| runs?| comes to)? ${roughly}${amount}`,
)

const isCare = /\b(?:assisted living|memory care|nursing home|facility|home care|aide)\b/

/** Says what is missing to a cost, and each one's part of it. */
export function shortfallShared({ ask, all, say }: SumText): string | null {
  const [has, cost] = [numberIn(all, hasForm), numberIn(all, costForm)]
  if (has === null || cost === null || cost <= has || !(short.test(ask) || asksWays.test(ask))) return null
  const heads = numberIn(ask, ways) ?? numberIn(all, ways)
  const gap = cost - has
  const part = heads === null || heads < 2 ? '' : ` ÷ ${heads} = ${say(roundUp(gap / heads))} each`
  return `**${say(gap)} a month${heads === null ? '' : `, ${say(roundUp(gap / heads))} each`}.** ${say(cost)} − ${say(has)} = ${say(gap)}${part}. That uses up the whole income, so add what isn’t in it, like medicine, haircuts, clothes and a phone: if that’s ${say(150)}, it’s ${say(heads === null ? gap + 150 : roundUp((gap + 150) / heads))}${heads === null ? '' : ' each'}.${isCare.test(all) ? ' And ask the place’s social worker which benefits could help before you all commit.' : ''}`
}

/** A shared bill among more people than now: '1,800 split two ways plus 210; what would a three way split be'. */
export function splitAmongMore({ ask, all, say }: SumText): string | null {
  const heads = numberIn(ask, ways)
  if (heads === null || heads < 2 || !asksWays.test(ask)) return null
  const bills = amountsIn(all.replace(ways, ' ways ')).filter(
    ({ value, sign, before }) =>
      value >= 30 &&
      (sign !== '' || /\b(?:rent|utilities|internet|electric|bill|is|plus|and) *$/.test(before) || value >= 100),
  )
  const total = bills.reduce((sum, { value }) => sum + value, 0)
  if (bills.length === 0 || bills.length > 5 || total < 50) return null
  const part = total / heads
  const now = numberIn(all.replace(ask, ' '), nowWays)
  const sum =
    bills.length > 1
      ? `${bills.map(({ value }) => say(value)).join(' + ')} = ${say(total)}, ÷ ${heads}`
      : `${say(total)} ÷ ${heads}`
  const saves =
    now === null || now >= heads
      ? ''
      : ` Now it’s ${say(total / now)} each, so you’d each pay ${say(Math.round((total / now - part) * 100) / 100)} less.`
  return paragraphs(
    `**${say(roundUp(part))} each.** ${sum} = ${say(Math.round(part * 100) / 100)}.${saves}`,
    now === null || now >= heads
      ? null
      : `If two of them share a room, a common middle way is rent by room and only the rest by heads. And see what the lease says about a third person before anybody pays.`,
  )
}

const earnsForm = new RegExp(
  [
    String.raw`\b(i|he|she|they|my (?:husband|boyfriend|fiance|wife|partner|sister|roommate|bf))(?: only)? (?:earns?|makes?`,
    String.raw`|brings? home|takes? home|gets?) (?:about |around )?[$£€]?(\d{3,6})\b`,
  ].join(''),
  'g',
)
const asksFair = /\bfair\b|\bsplit\b|\bproportion/
const sharedCost = new RegExp(
  String.raw`\b(?:rent|bills?|mortgage|splitting|costs?|utilities)\b[^.?!\d$]{0,20}?${amount}`,
)

/** One cost by two incomes, so that each pays the same share. */
export function fairByIncome({ ask, all, say }: SumText): string | null {
  const incomes = [...all.matchAll(earnsForm)].map(([, who = '', value]) => ({ who, value: Number(value) }))
  const own = incomes.find(({ who }) => who === 'i')
  const other = incomes.find(({ who }) => who !== 'i')
  const cost = numberIn(all.replace(earnsForm, ' '), sharedCost)
  if (!asksFair.test(ask) || own === undefined || other === undefined || incomes.length !== 2 || cost === null)
    return null
  // A pay by the month against one by the year has no common share.
  if (Math.max(own.value, other.value) > Math.min(own.value, other.value) * 8) return null
  const sum = own.value + other.value
  const mine = Math.round((cost * own.value) / sum)
  const they = other.who === 'he' ? 'him' : other.who === 'she' ? 'her' : other.who.replace(/^my /, 'your ')
  return `**By income: ${say(mine)} from you, ${say(cost - mine)} from ${they}.** Together you bring in ${say(own.value)} + ${say(other.value)} = ${say(sum)}; yours is ${percentOf(own.value, sum)} of it, so ${percentOf(own.value, sum)} of ${say(cost)}. Half each would be ${say(cost / 2)}: ${percentOf(cost / 2, own.value)} of your pay and ${percentOf(cost / 2, other.value)} of ${they === 'him' ? 'his' : they === 'her' ? 'hers' : 'theirs'}. Both are fair if you both agree. What usually isn’t: one pays by habit.`
}
