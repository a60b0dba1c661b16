import { oneOf } from '../../../phrase-pattern.ts'
import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { statementsOf } from './written-english.ts'

/** Matches a wish for a refusal, not for a price. */
const saysNo = new RegExp(
  String.raw`\b(?:no|turn (?:her|him|them|it) down|decline|(?:tell|let) (?:her|him|them|` +
    String.raw`my \w+)(?: know)? (?:that )?i (?:cant|wont|dont want)|i (?:really )?dont want to|stop asking)\b`,
)

const lent = /\b(?:borrow|lend|loan)\w* (?:(?:her|him|them|me|another|like|about|some) ){0,2}\$? ?(\d[\d,]{1,6})\b/iu
const loanSum = /\$ ?(\d[\d,]{0,6})|\b(\d[\d,]{1,6}) ?(?:dollars|bucks)\b/i
function readLoan({ text }: DraftRequestText): Details {
  const sum =
    lent.exec(text)?.[1] ??
    loanSum
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined)
  const again = /\b(?:again|keeps?|another|always)\b/i.test(text) ? ' this time' : ''
  return { loan: `lend you ${sum === undefined ? 'money' : `$${sum}`}${again}` }
}

const sitting =
  /\b(?:babysit\w*|(?:watch|keep|take care of|sit for) (?:her|his|their|the) (?:kids?|baby|son|daughter|twins|children))\b/
const work = oneOf(
  'do|make|bake|cut|braid|sew|clean|fix|paint|design|cater|decorate|photograph|take|tutor|cook|alter|hem|edit|drive|groom|style|color|detail|mow|help',
)
const forFree = new RegExp(
  String.raw`\b((?:${work})\b[^.,;?!\n]{2,50}?)(?: all)? (?:for free|for nothing|free of charge|without pay(?:ing)?)\b`,
  'iu',
)
const freeWork = new RegExp(
  String.raw`\bfree (${oneOf(
    'alterations|hems|hemming|sewing|quilts|repairs|haircuts?|braids|lashes|nails|makeup|massages|cakes|cookies|photos',
    'babysitting|tutoring|lessons|classes|designs?|logos|cleaning|yard work|advice|legal advice',
  )})\b`,
  'iu',
)
function readFree({ text }: DraftRequestText): Details | null {
  const goods = freeWork.exec(text)?.[1]?.toLowerCase()
  if (goods !== undefined) return { what: `${goods.endsWith('advice') ? 'give' : 'do'} ${goods}` }
  const [found] = statementsOf(forFree.exec(text)?.[1] ?? '')
  const what = found === undefined ? null : addressReader(found)
  return what === null || /\b(?:I|me|my)\b/.test(what) ? null : { what }
}

/** Refusals of a loan, and of unpaid work. */
export const refusalTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-loan-no',
    signs: [
      /\b(?:borrow|lend|loan)\b/,
      /\b(?:money|cash|dollars|bucks|\d{2,})\b|\bborrow (?:again|from me)\b/,
      saysNo,
      /\b(?:sister|brother|mom|dad|mother|father|son|daughter|cousin|friend|niece|nephew|aunt|uncle|grandson|granddaughter|in law|sibling|parents)\b/,
    ],
    not: /\b(?:bank|i (?:need|want|have) to borrow|can i borrow|should i|is it ok|paid me back|owes? me|car|truck)\b/,
    read: readLoan,
  },
  {
    id: 'told-sitting-no',
    signs: [sitting, /\b(?:keeps?|asks?|asking|asked|wants?|expects?|always)\b/, saysNo, /\bfree\b/],
    not: /\b(?:my job|client|i pay|charge|pay me|paid)\b/,
    read: () => ({}),
  },
  {
    id: 'told-free-no',
    signs: [
      new RegExp(String.raw`\b(?:for free|for nothing|free of charge|without pay\w*)\b|${freeWork.source}`),
      /\b(?:keeps?|asks?|asking|asked|wants?|expects?|always)\b/,
      saysNo,
    ],
    not: /\b(?:charge|what price|how much)\b/,
    read: readFree,
  },
]
