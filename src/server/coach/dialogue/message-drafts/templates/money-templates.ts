import { oneOf } from '../../../phrase-pattern.ts'
import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { landlord, repairTemplate } from './repair-template.ts'
import { dayMentioned, line, onDay, reasonIn, sumIn, withCapitals } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

const owedFor = /\b(?:for|on) ((?:the|her|his|their|a|an|my|that|some|\d+) (?!invoice)[^.,;?!\n]{3,60})/iu
const stopFor =
  / (?:and|but|it’s|its|how|what|can|could|want|don’t|dont|he|she hasn’t|she still|she won’t|she never|I don’t|without|nicely)(?![\p{L}’]).*$/iu
const when = new RegExp(
  String.raw`\b(last (?:week|month|year|weekend|\p{L}+day)|(?:in |from )?(?:january|february|april|june|july|august|` +
    String.raw`september|october|november|december)|(?:a|two|three|\d) (?:weeks|months) ago)\b`,
  'iu',
)
function billOf(text: string): string {
  const invoice = /\b(?:the |my |her |an )?(invoice|bill|rent|deposit|tuition|balance|order)\b/i
    .exec(text)?.[1]
    ?.toLowerCase()
  const [thing] = statementsOf(owedFor.exec(text)?.[1] ?? '')
  const turned =
    thing === undefined
      ? null
      : addressReader(
          thing
            .replace(stopFor, '')
            .replace(/^my /i, 'the ')
            .replace(/^(?:her|his|their) /i, 'your '),
        )
  const isThing =
    turned !== null &&
    !/^(?:the|a|an|\d+) (?:money|dollars|text|months?|weeks?|days?|years?|customer|client|payment)\b/i.test(turned) &&
    !/^\d+ (?:days|weeks|months)/.test(turned)
  const time = when.exec(text)?.[1]
  const date = time === undefined ? '' : withCapitals(time.toLowerCase())
  if (invoice !== undefined && invoice !== 'order')
    return `the ${/^(?:in|from) /.test(date) ? `${date.replace(/^(?:in|from) /, '')} ` : /^\p{Lu}/u.test(date) ? `${date} ` : ''}${invoice}`
  if (!isThing) return ''
  return `${turned}${date === '' || turned.includes(date) ? '' : ` ${date}`}`
}

function readOwed({ text, line: words }: DraftRequestText): Details | null {
  const sum = sumIn(text) ?? /\b(?:hasn’t paid me|owes me|paid me) (\d{2,5})\b/i.exec(text)?.[1] ?? null
  const thing = billOf(text)
  const amount = sum === null ? '$[amount]' : sum.startsWith('$') ? sum : `$${sum}`
  const isBill = /\b(?:invoice|bill|rent|tuition|deposit|balance)$/.test(thing)
  const isRent = thing.endsWith('rent')
  const late = /\b(\d{1,3} (?:days|weeks|months)) late\b/i.exec(text)?.[1]
  if (/\bi owe\b/.test(words)) return null
  return {
    what: isRent
      ? 'this month’s rent'
      : isBill
        ? `${thing} ${thing.endsWith('balance') ? 'of' : 'for'} ${amount}`
        : `the ${amount}${thing === '' ? '' : ` for ${thing}`}`,
    late: late === undefined ? '' : `It’s ${late} past due.`,
  }
}

const times = /\b(?:twice|two times|2 times|three times|3 times|2x|3x|again)\b/i
function readDeposit({ text }: DraftRequestText): Details {
  const many = times.exec(text)?.[0]?.toLowerCase()
  const count = many === undefined || many === 'again' ? null : /two|2|twice/.test(many) ? 'two' : 'three'
  const sum = sumIn(text)
  return {
    missed:
      count === null
        ? 'I held your last appointment for you and couldn’t fill the time'
        : `I held your last ${count} appointments for you and couldn’t fill the time`,
    deposit: `a deposit of ${sum ?? '$[amount]'}`,
  }
}

function readDepositBack({ text }: DraftRequestText): Details {
  const ago = /\b((?:\d{1,2}|a|two|three|four|five|six|eight) (?:days?|weeks?|months?)) ago\b/i.exec(text)?.[1]
  const sum = sumIn(text)
  return {
    subject: 'Security deposit',
    moved:
      ago === undefined
        ? 'I moved out on [date]'
        : `I moved out ${ago.toLowerCase()} ago`.replace(
            'I moved',
            /\bwe moved\b/i.test(text) ? 'We moved' : 'I moved',
          ),
    deposit: sum === null ? 'the security deposit' : `the ${sum} security deposit`,
    my: /\bwe moved\b/i.test(text) ? 'we haven’t' : 'I haven’t',
  }
}

function readRentLate({ text }: DraftRequestText): Details {
  const day = dayMentioned(text)
  const sum = sumIn(text)
  return {
    subject: 'This month’s rent',
    why: line(reasonIn(text, /\b(?:rent|pay|late)\b/i)),
    pay:
      sum === null
        ? `I can pay ${day === null ? 'by [date]' : onDay(day)}`
        : `I can pay ${sum} ${day === null ? 'by [date]' : onDay(day)} and the rest by [date]`,
  }
}

const owing = new RegExp(
  String.raw`\b(?:owes? me|(?:hasnt|havent|didnt|doesnt|never|not|still hasnt|wont) (?:even )?pa(?:id|y)|unpaid|` +
    'past due|overdue|(?:is|are|was|days|weeks|months) late (?:on|with|paying)|(?:days|weeks|months) late|' +
    String.raw`remind\w* (?:\w+ ){1,4}(?:about|of|that) (?:\w+ ){0,2}(?:balance|invoice|payment|bill|rent))\b`,
)
const payers = /\b(?:customers?|clients?|tenants?|buyer|renters?|she|he|they|lady|woman|guy|bride|parents?)\b/
export const moneyTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-deposit-back',
    signs: [landlord, /\bdeposit\b/, /\b(?:back|return|refund|owes?|moved out)\b/],
    read: readDepositBack,
  },
  {
    id: 'told-rent-late',
    signs: [
      landlord,
      /\brent\b/,
      new RegExp(
        oneOf(
          String.raw`\b(?:i (?:cant|wont|will|need|have|am|dont)|ill|im)\b.{0,40}\b(?:late|short|pay|rent|time)\b`,
          String.raw`\b(?:more time|extension|a few (?:more )?days|extra (?:time|week|days))\b`,
        ),
      ),
    ],
    not: /\brais\w+|increase|\brepair|\bfix\b/,
    read: readRentLate,
  },
  repairTemplate,
  {
    id: 'told-no-show',
    signs: [
      /\bno ?show\w*|\bstood me up\b|\bmiss(?:ed|es) (?:\w+ ){0,3}(?:appointments?|appts?)\b|\bcancel\w* (?:on me )?(?:last minute|twice|the same day)\b/,
      /\bdeposit\b/,
    ],
    not: /\b(?:policy|everyone|everybody|all my|clients know)\b/,
    read: readDeposit,
  },
  {
    id: 'told-owed',
    signs: [
      payers,
      owing,
      new RegExp(
        String.raw`\b(?:customers?|clients?|tenants?|buyer|renters?|bride|invoice|rent|tuition|order|cake|alterations?|photos|` +
          String.raw`cleaning|hair|nails|sewing|haircut|lashes|braids|balance|bill|job|work|for (?:the|a|her|some|two|my))\b`,
      ),
    ],
    not: new RegExp(
      String.raw`\b(?:ex|friend|sister|brother|cousin|roommate|coworker|landlord|my boss|child support|paying me (?:extra|` +
        String.raw`late)|late pay|always pays|pays late|behind)\b`,
    ),
    read: readOwed,
  },
]
