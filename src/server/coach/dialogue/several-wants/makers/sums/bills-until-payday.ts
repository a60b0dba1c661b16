import { oneOf } from '../../../../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
import { bulletList, numberedList } from '../../../../markdown.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { amountsIn } from '../../../plans-from-message/money-amounts.ts'
import { amount, joinNames, type SumText } from './sum-text.ts'

type Bill = { name: string; value: number; isPastDue: boolean }

const payForm = new RegExp(
  String.raw`\b(?:pay ?day(?: is)?|check is|paycheck(?: is)?|get paid|i get|i have|i've got|bring home|pay)\b[^.?!$\d]{0,25}?${amount}`,
)
const pastDue = /^[^,.;]{0,4}\b(?:past due|overdue|late)\b/
const lastFiller = oneOf('is|are|was|about|around|like|due|for|of|at')
const filler = new RegExp(
  `^(?:(?:${oneOf('and|my|the|a|an|his|her|our|for|also|i|have|owe|got|with|is|then')}) ){1,5}|(?<! (?:${lastFiller}))(?: (?:${lastFiller})){1,4}$`,
  'g',
)

/** Reads 'phone 85, electric 142 (past due), rent half 525'. Returns null if an amount has no name, as a sum without it is wrong. */
function billsIn(text: string): Bill[] | null {
  const bills = amountsIn(text)
    .filter(({ value }) => value >= 5)
    .map(({ before, after, value }): Bill => {
      const piece =
        before
          .split(/[,.;:!?($]| and | plus /)
          .at(-1)
          ?.trim() ?? ''
      const name = piece
        .replace(filler, '')
        .replace(filler, '')
        .replace(/^(?:son|daughter|kid)'?s /, '')
        .trim()
      return {
        name: name.replace(/^rent half$|^half (?:the )?rent$/, 'half the rent').replace(/^lights?$/, 'light bill'),
        value,
        isPastDue: pastDue.test(after),
      }
    })
  return bills.every(({ name }) => /^[a-z][a-z' ]{1,24}$/.test(name) && name.split(' ').length <= 3) ? bills : null
}

/** 0 is paid first: home, power, food, the way to work; 2 can wait after a call. */
function rankOf({ name, isPastDue }: Bill): 0 | 1 | 2 {
  if (/^(?:cable|netflix|gym|storage|credit card|card|internet|wifi|student loan|loan)$/.test(name)) return 2
  if (/phone|cell/.test(name)) return 2
  if (/^car (?:insurance|tags)|^insurance/.test(name)) return 1
  if (
    /rent|mortgage|electric|light|power|water|heat|gas|groceries|food|medicine|meds|prescription|diapers|daycare/.test(
      name,
    )
  )
    return 0
  return isPastDue ? 0 : 1
}

type Month = { pay: number; bills: readonly Bill[]; left: number; unpriced: readonly string[] }

function readMonth({ all }: SumText): Month | null {
  const pay = payForm.exec(all)
  if (pay === null) return null
  const bills = billsIn(all.slice(pay.index + pay[0].length))
  if (bills === null || bills.length < 3) return null
  const left = Number(pay[1]) - bills.reduce((sum, { value }) => sum + value, 0)
  const unpriced = ['groceries', 'gas', 'food'].filter(
    (name) => new RegExp(`\\b${name}\\b`).test(all) && !bills.some((bill) => bill.name === name),
  )
  return { pay: Number(pay[1]), bills, left, unpriced }
}

const asksFit = new RegExp(
  [
    String.raw`\b(?:does|will|would|do) (?:it|that|this|they|everything) (?:all )?(?:fit|cover|be enough|stretch|work)\b`,
    String.raw`|\bis (?:it|that) enough\b|\bcan (?:i|we) (?:cover|pay|make) (?:it|everything|all|this)\b|\bwill i (?:be ok`,
    String.raw`|make it)\b`,
  ].join(''),
)

/** Says whether one pay covers the bills that were told. */
export function billsFit(text: SumText): string | null {
  const month = asksFit.test(text.ask) ? readMonth(text) : null
  if (month === null) return null
  const { say, all } = text
  const { pay, bills, left, unpriced } = month
  const total = pay - left
  const sum = `${bills.map(({ value }) => say(value)).join(' + ')} = ${say(total)}. ${say(pay)} − ${say(total)} = ${left < 0 ? `${say(-left)} too little` : say(left)}.`
  const rest = unpriced.length === 0 ? '' : ` for ${joinNames(unpriced)}`
  if (left < 0)
    return `**No, it’s ${say(-left)} short${rest === '' ? '' : `, and that’s without ${joinNames(unpriced)}`}.** ${sum} So something has to wait or get smaller.`
  const until = /\buntil|before next payday|till\b/.test(all) ? ' until the next one' : ''
  return `**On paper, yes: ${say(left)} left${rest}${until}.** ${sum} ${unpriced.length > 0 || left < pay * 0.1 ? `That’s thin: about ${say(Math.floor(left / 2))} a week if it has to last two, so move one bill to the next check and you can breathe.` : 'Leave it in the account; something always comes up.'}`
}

const asksWait = new RegExp(
  [
    String.raw`\bwhat can (?:wait|slide|be late)\b|\bwhich (?:one|ones|of (?:them|these))? ?can wait\b|\bwho (?:should|do`,
    String.raw`|can) i call\b|\bwhat (?:do|should) i pay first\b|\bwhat can slide\b`,
  ].join(''),
)

const callee = (name: string): string =>
  /rent/.test(name) ? 'your landlord' : `the ${name.replace(/ bill$/, '')} company`

/** Says which of the told bills can wait, and who to call about them. */
export function billsThatWait(text: SumText): string | null {
  const month = asksWait.test(text.ask) ? readMonth(text) : null
  if (month === null) return null
  const { say } = text
  const named = ({ name, value }: Bill): string => `${name} ${say(value)}`
  const of = (rank: number): Bill[] => month.bills.filter((bill) => rankOf(bill) === rank)
  const [first, fixed, later] = [of(0), of(1), of(2)]
  const past = month.bills.find(({ isPastDue }) => isPastDue)
  const lines = [
    `**Pay on payday:** ${joinNames(first.map(named))}.`,
    ...(fixed.length > 0 ? [`**By its date:** ${joinNames(fixed.map(named))}.`] : []),
    ...(later.length > 0 ? [`**Can wait, after a call:** ${joinNames(later.map(named))}.`] : []),
  ]
  const school = month.bills.find(({ name }) => /trip|fee/.test(name))
  const calls = [
    ...(past === undefined
      ? []
      : [
          `${callee(past.name)}, about the ${say(past.value)} that’s past due: “Can I pay half this payday and half the next${/electric|light|power|water|heat|gas/.test(past.name) ? ', with no shutoff' : ''}?”`,
        ]),
    ...(later[0] === undefined
      ? []
      : [`${callee(later[0].name)}: “Can you move my due date to after my next payday?”`]),
    ...(school === undefined
      ? []
      : [`the school, about the ${school.name}: ask quietly if they can help with it or take it later`]),
  ]
  return paragraphs(
    bulletList(lines),
    calls.length === 0
      ? null
      : calls.length === 1
        ? `Call before it’s late: ${calls[0] ?? ''}`
        : `Call, in this order, before anything’s late:\n\n${numberedList(calls.map((call) => `${capitalize(call)}${/[”.]$/.test(call) ? '' : '.'}`))}`,
    'If food is what’s left short, call the nearest food pantry and ask what to bring.',
  )
}
