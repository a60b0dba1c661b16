import { capitalize } from '#contract/capitalize.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { numberedList } from '../../markdown.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { toSecondPerson } from '../../second-person.ts'
import { paragraphs } from '../compose-answer.ts'
import { type Amount, amountsIn, sayAmount } from './money-amounts.ts'
import { datesIn } from './dates-in-message.ts'

const asks = new RegExp(
  String.raw`\b(?:what|which) order\b|\border (?:do|should|would) (?:i|we) pay\b|\b(?:what|which)(?: one| bill)? (?:do|` +
    String.raw`should|would) (?:i|we) pay (?:for )?(?:first|now)\b|\bpay (?:for )?what\b|\bwhat (?:gets|comes|` +
    String.raw`goes) (?:paid )?first\b`,
  'i',
)
const has =
  /\b(?:i|we|there)(?:['’]ve| have|['’]s)?(?: is| only| just)? (?:got|have|had|is|clear|left)? ?(?:about |around |only |just |maybe )*$/i
const mustPay =
  /\b(?:permit|licen[cs]e|renewal|insurance|rent|tax(?:es)?|registration|visa|mortgage|electric\w*|power|water|medicine|gas bill)\b/i
const earnsWith =
  /\b(?:tank|oven|generator|machine|van|truck|car|phone|laptop|stove|fridge|tools?|brakes?|tires?|repair|boiler)\b/i
const hopes = /\b(?:deposit|stall|fair|booth|course|ad|advert\w*|sign|upgrade)\b/i

type Bill = Pick<Amount, 'value' | 'after'> & { name: string; rank: number }

/** Returns the words before an amount, back to the last full stop. */
function nameOf({ before }: Amount): string {
  const clause = before.split(/[,.;!?]| (?:and|but|or|plus) /i).at(-1) ?? ''
  return toSecondPerson(
    cleanReply(
      clause
        .trim()
        .replace(/(?:'s| is| are| was| for| costs?| at| about| around| like)$/i, '')
        .trim()
        .replace(/(?:'s| is| are| was| for| costs?| at)$/i, '')
        .replace(/^ *(?:(?:and|the|a|an|my)\s+)+/i, ''),
    ),
  )
}

const rankOf = (name: string): number => (mustPay.test(name) ? 0 : earnsWith.test(name) ? 1 : hopes.test(name) ? 3 : 2)

/** Matches 'The oven is dying, a new one is 900 or a used one 300', where the cheaper one can be paid sooner. */
const newOrUsed = new RegExp(
  String.raw`\b(?:the|my|our) ([a-z]{3,15})(?:['’]s| is) (?:dying|dead|broken|going|gone|shot|` +
    String.raw`done)[^.?!\d]{0,25}?[$£€]?\d{2,6}[^.?!\d]{0,12} (?:used|second-?hand|refurbished)[^.?!\d]{0,40}?([$£€]?\d{2,6})`,
  'gi',
)

/** Orders payments: first what others depend on, then what earns money, then what may earn some. Returns null if that isn't asked. */
export function orderPayments(told: string, sign: string, today: string): string | null {
  if (!asks.test(told)) return null
  const text = told.replace(newOrUsed, 'used $1 $2,')
  const all = amountsIn(text).filter(({ value }) => value >= 10)
  const purse = all.find(({ before }) => has.test(before))
  const bills = all
    .filter((one) => one !== purse)
    .map((one): Bill => ({ value: one.value, after: one.after, name: nameOf(one), rank: rankOf(nameOf(one)) }))
    .filter(
      ({ name, after }) =>
        name !== 'untitled' &&
        name.split(' ').length <= 4 &&
        !/\b(?:bring|earn|make|in about|off a guy|one|it|new)\b/i.test(name) &&
        !/^ ?(?:percent|a (?:week|month))/i.test(after),
    )
    .toSorted((a, b) => a.rank - b.rank || a.value - b.value)
  if (bills.length < 2 || bills.length > 7) return null
  const say = (value: number) => sayAmount(value, sign)
  let left = purse?.value ?? null
  const lines = bills.map(({ name, value }) => {
    if (left === null) return `${capitalize(name)}, ${say(value)}.`
    left -= value
    return `${capitalize(name)}, ${say(value)}. ${left < 0 ? `That’s ${say(-left)} more than there is, so it waits until more money comes in.` : `${say(left)} left.`}`
  })
  const due = datesIn(text, today)[0]
  return paragraphs(
    `In this order${purse === undefined ? '' : `, from the ${say(purse.value)}`}:`,
    numberedList(lines),
    `What you can’t work or live without goes first, then what the money is made with, then what might bring more.${due === undefined ? '' : ` ${capitalize(new LocalFormat('en', today).date(due.day))} decides only whether the last one is asked for later; it doesn’t move it up.`} Keep a little back before the last one.${text === told ? '' : ' For the used one: see it run under load before any money changes hands.'}`,
  )
}
