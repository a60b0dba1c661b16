import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { sayMoney } from './told-numbers.ts'

const asks = new RegExp(
  [
    String.raw`\b(?:(?:what|which)(?: ones?| bills?)? (?:can|could|should) wait|does (?:it|that|this) (?:all )?fit|wh(?:o`,
    '|ich one) (?:should|do) i (?:call|pay)(?: first)?|what (?:do|should) i pay(?: first)?|put (?:these',
    String.raw`|them) in order|which (?:bills?|ones?) (?:first|do i pay))\b`,
  ].join(''),
)

type Rule = { form: RegExp; tier: 1 | 2 | 3; note: string; calls?: string }
/** Tier 1 keeps home, power and work; 2 is soon; 3 can wait with a call. */
const rules: readonly Rule[] = [
  { form: /\brent\b/i, tier: 1, note: 'it’s the roof', calls: 'the landlord' },
  { form: /\bmortgage\b/i, tier: 1, note: 'it’s the roof', calls: 'the mortgage company' },
  {
    form: /\b(?:electric(?:ity)?|power|light(?:s| bill)?|water bill|water|gas bill|heat(?:ing)?|utilities)\b/i,
    tier: 1,
    note: 'so nothing gets shut off',
    calls: 'the utility company',
  },
  { form: /\b(?:groceries|food|diapers|formula)\b/i, tier: 1, note: 'everybody has to eat' },
  { form: /\bcar insurance\b/i, tier: 1, note: 'don’t let it lapse' },
  { form: /\b(?:car payment|car note)\b/i, tier: 1, note: 'so the car stays yours', calls: 'the lender' },
  { form: /\b(?:gas|bus pass|metro)\b/i, tier: 1, note: 'enough to get where you have to be' },
  { form: /\b(?:daycare|childcare)\b/i, tier: 1, note: 'so the spot stays yours', calls: 'the daycare' },
  { form: /\b(?:medicine|prescription|insulin|meds)\b/i, tier: 1, note: 'this never waits' },
  {
    form: /\b(?:tags|registration)\b/i,
    tier: 2,
    note: 'next after the shutoff risks; check the date and the fee online',
  },
  { form: /\bfield trip\b/i, tier: 2, note: 'small and dated; ask the school if they help with it' },
  { form: /\bpermission slip\b/i, tier: 2, note: 'costs nothing, sign it tonight' },
  { form: /\bphone\b/i, tier: 3, note: 'ask for a week’s extension before it’s due' },
  { form: /\binternet\b/i, tier: 3, note: 'ask for a later date' },
  { form: /\b(?:shots|vet)\b/i, tier: 3, note: 'after payday; ask about a low-cost clinic' },
  { form: /\bdentist\b/i, tier: 3, note: 'ask for a later date, unless something hurts' },
  { form: /\b(?:doctor|medical|hospital|er) bill\b/i, tier: 3, note: 'ask for a no-interest payment plan' },
  {
    form: /\b(?:credit card|visa|mastercard|store card|klarna|affirm|afterpay)\b/i,
    tier: 3,
    note: 'the minimum only, and call if that won’t go',
  },
  { form: /\b(?:netflix|hulu|spotify|subscription|gym)\b/i, tier: 3, note: 'pause it this month' },
]

type Bill = { name: string; amount: number | null; due: string | null; isPast: boolean; rule: Rule }

const amount = /\$? ?(\d{1,3}(?:,\d{3})|\d{1,5})(?:\.\d\d)?(?!\d|st\b|nd\b|rd\b|th\b|%|:\d)/
const due = /\bdue (tomorrow|today|tonight|(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)|(?:on )?\p{L}+day)\b/iu
const dated = /\b(?:the )?\d{1,2}(?:st|nd|rd|th)\b|\b(?:19|20)\d\d\b/g

/** Without a price, food is what the rest has to pay for. */
const foodName = /^(?:groceries|food|diapers|formula)$/i
/** Matches a short piece that is only a name and an amount. */
const priced = /^(?:and |my |the |a )?\p{L}[\p{L}’ ]{1,24}\$? ?\d{2,4}(?:\.\d\d)?$/u

/** True if a piece is a bill of no known kind. A sum without it would be wrong. */
const isUnknownBill = (piece: string): boolean =>
  readBill(piece) === null && priced.test(piece.trim()) && !/\b(?:paid|get|got|have)\b/i.test(piece)

function readBill(piece: string): Bill | null {
  const rule = rules.find(({ form }) => form.test(piece))
  const name = rule?.form.exec(piece)?.[0]
  if (rule === undefined || name === undefined) return null
  const said = amount.exec(piece.replace(dated, ' '))?.[1]
  if (said === undefined && foodName.test(name)) return null
  return {
    name: name.toLowerCase(),
    amount: said === undefined ? null : Number(said.replace(',', '')),
    due: due.exec(piece)?.[1] ?? null,
    isPast: /\b(?:past due|late|overdue|expired|shut ?off)\b/i.test(piece),
    rule,
  }
}

const money = [
  /\b[Pp]ay ?day (?:is )?[\p{L}]+,? \$?(\d{1,3}(?:,\d{3})|\d{2,5})/u,
  /\b[Pp]aid (?:[\p{L}]+,? )?\$?(\d{1,3}(?:,\d{3})|\d{2,5})/u,
  /\b(?:[Ii](?:’ve| have)? (?:only )?(?:got|have)|have) (?:only )?\$(\d{1,3}(?:,\d{3})|\d{2,5})/,
  /\$(\d{1,3}(?:,\d{3})|\d{2,5}) (?:till|until|to last|in (?:my )?checking|left)/,
]

function readMoney(text: string): { has: number; said: string } | null {
  for (const form of money) {
    const found = form.exec(text)
    if (found?.[1] !== undefined) return { has: Number(found[1].replace(',', '')), said: found[0] }
  }
  return null
}

const sayBill = ({ name, amount: owed, due: day, isPast, rule }: Bill): string => {
  const details = [isPast ? 'past due' : null, day === null ? null : `due ${day}`].filter((one) => one !== null)
  const cost = owed === null ? '' : ` ${sayMoney(owed)}`
  return `**${capitalize(name)}${cost}**${details.length > 0 ? ` (${details.join(', ')})` : ''}: ${rule.note}.`
}

function leanOf(bills: readonly Bill[], has: number, hasFood: boolean): string {
  const total = owedIn(bills)
  const left = has - total
  const food = hasFood ? ' for groceries' : ''
  const open = bills.some(({ amount: owed, rule }) => owed === null && rule.note !== 'costs nothing, sign it tonight')
  const rest = open ? ', for the ones you gave no price for' : food
  if (left >= 0)
    return left < has * 0.15 && !open
      ? `It fits, barely: these come to ${sayMoney(total)} of your ${sayMoney(has)}, which leaves ${sayMoney(left)}${rest}.`
      : `It ${open ? 'can be sorted: what has a price comes' : 'fits: these come'} to ${sayMoney(total)} of your ${sayMoney(has)}, which leaves ${sayMoney(left)}${rest}.`
  return `It doesn’t all fit: these come to ${sayMoney(total)}, and you’ve got ${sayMoney(has)}, so ${sayMoney(-left)} has to wait${hasFood ? ', before groceries' : ''}.`
}

const owedIn = (bills: readonly Bill[]): number => bills.reduce((sum, { amount: owed }) => sum + (owed ?? 0), 0)

/** Names, in their order, the bills that the money covers, and whom to call about the first that it does not. */
function coverInOrder(sorted: readonly Bill[], has: number): { text: string | null; call: string | null } {
  const short = sorted.findIndex((_, at) => owedIn(sorted.slice(0, at + 1)) > has)
  const paid = short < 0 ? sorted : sorted.slice(0, short)
  const priced = paid.filter(({ amount: owed }) => owed !== null).map(({ name }) => name)
  const left = sayMoney(has - owedIn(paid))
  return {
    text:
      priced.length === 0
        ? null
        : `In this order it pays for ${new Intl.ListFormat('en').format(priced)}, and ${left} is left.`,
    call: sorted[short]?.rule.calls ?? null,
  }
}

const gentle = /\b(?:gentle|embarrassed|ashamed|nice about)\b/i
const fewest = 3

/** Lower comes first: what keeps the home, then what is due today or tomorrow, then what is late. */
const rank = ({ rule, due: day, isPast }: Bill): number =>
  rule.tier * 100 + rules.indexOf(rule) - (day === 'tomorrow' || day === 'today' ? 40 : 0) - (isPast ? 20 : 0)

/** Puts bills in order by what can’t wait, with the sum against what there is, and whom to call. */
export const sortBills: PartMaker = ({ line, context }) => {
  if (!asks.test(line)) return null
  const text = context.turn.request.message.replaceAll("'", '’')
  const found = readMoney(text)
  if (found === null) return null
  const pieces = text.replace(found.said, ' ').split(/, (?=\p{L}|\$)|\. |: | and |\? |;/u)
  if (pieces.some(isUnknownBill)) return null
  const told = pieces.flatMap((piece) => readBill(piece) ?? [])
  const bills = told.filter(({ name }, at) => told.findIndex((one) => one.name === name) === at)
  if (bills.length < fewest) return null
  const sorted = bills.toSorted((a, b) => rank(a) - rank(b))
  const [first, later] = [sorted.filter(({ rule }) => rule.tier < 3), sorted.filter(({ rule }) => rule.tier === 3)]
  const late = first.find(({ isPast, rule }) => isPast && rule.calls !== undefined)
  const covered = coverInOrder(sorted, found.has)
  const isShort = covered.call !== null
  const call = covered.call ?? late?.rule.calls ?? null
  const hasFood = /\b(?:groceries|food)\b/i.test(text) && !bills.some(({ name }) => foodName.test(name))
  return makeAnswer(
    paragraphs(
      gentle.test(text) ? 'Nothing here is shameful; it’s a list, and it’s shorter than it feels.' : null,
      [leanOf(bills, found.has, hasFood), isShort ? covered.text : null].filter((one) => one !== null).join(' '),
      first.length > 0 ? `First:\n\n${bulletList(first.map(sayBill))}` : null,
      later.length > 0 ? `Can wait:\n\n${bulletList(later.map(sayBill))}` : null,
      call === null
        ? null
        : `Call ${call} first${isShort ? ', before the due date' : ', today'}: say what you can pay now and the day you’ll pay the rest.`,
    ),
    { closesTopic: true },
  )
}
