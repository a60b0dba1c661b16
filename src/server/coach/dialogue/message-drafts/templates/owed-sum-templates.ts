import { oneOf } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { line, reasonIn, withCapitals } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

const fromTo = /\bfrom \$? ?(\d{1,5}) to \$? ?(\d{1,5})\b/i
const priceTo = /\b(?:up|going|raise|raising|increase|increasing)\b[^.?!\n]{0,30}? to \$? ?(\d{1,5})\b/i
const startsOn = new RegExp(
  String.raw`\b(?:in|on|starting|beginning|from|as of) (?:in )?((?:january|february|march|april|may|june|july|august|` +
    String.raw`september|october|november|december)(?: \d{1,2})?|next (?:month|week|year)|the first)\b`,
  'i',
)
function readPrice({ text }: DraftRequestText): Details | null {
  const [, from, to] = fromTo.exec(text) ?? []
  const only = to ?? priceTo.exec(text)?.[1]
  if (only === undefined) return null
  const start = startsOn.exec(text)?.[1]?.toLowerCase()
  const per = /\b(?:an|a|per) hour\b/i.test(text) ? ' an hour' : ''
  return {
    goes: `my price goes ${from === undefined ? '' : `from $${from} `}to $${only}${per} starting ${start === undefined ? '[date]' : withCapitals(start)}`,
    why: line(reasonIn(text, /\b(?:price|rate|charge|raise|going up)\b/i)),
  }
}

const owedSum = new RegExp(
  oneOf(
    String.raw`\$ ?(\d[\d,]{0,6})`,
    String.raw`\b(?:owes? me|back|lent (?:her|him|them)|paid|borrowed)(?: the| her| him| like| about)? (\d{2,6})\b`,
    String.raw`\bthe (\d{2,6})\b(?! (?:days|weeks|months|times|hours))`,
  ),
  'i',
)
const since = new RegExp(
  String.raw`\b(?:from|since|in|back in) ((?:last )?(?:january|february|march|april|may|june|july|august|september|` +
    String.raw`october|november|december|summer|winter|spring|fall|christmas|month|year|week))\b`,
  'i',
)
const uses = oneOf('the|her|his|their|my|a|school|car|gas|rent|concert|plane|groceries|braces|day ?care|camp|our')
const use = new RegExp(
  String.raw`\b(?:for |from (?=(?:the|our) (?!summer|winter|spring|fall|month|week|year)))((?:${uses}) ?[^.,;?!\n]{0,40})`,
  'iu',
)
function readOwedClose({ text }: DraftRequestText): Details | null {
  const sum = owedSum
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (sum === undefined) return null
  const when = since.exec(text)?.[1]?.toLowerCase()
  const [what] = statementsOf(use.exec(text)?.[1] ?? '')
  const thing = what
    ?.replace(/ (?:and|but|so|how|what|she|he|they|it’s|from|since|in)\b.*$/i, '')
    .replace(/^(?:her|his|their) /i, 'your ')
  const isThing = thing !== undefined && !/\b(?:months?|weeks?|years?|days?|text|message)\b/i.test(thing)
  return {
    sum: `the $${sum}${isThing ? ` for ${thing}` : ''}${when === undefined ? '' : ` from ${withCapitals(when)}`}`,
  }
}

const fine = /\bfined?\b/
const fineFor = /\b(?:for|over|about) ((?:my|our|the|a|having|leaving|parking) [^.,;?!\n]{3,40})/iu
const did = /\b((?:I|we|it) (?:only|just|never|didn’t|was only|was just|had) [^.,;?!\n]{4,60})/iu
function readFine({ text }: DraftRequestText): Details {
  const sum = /\$ ?(\d{1,5})|\bfined? (?:me |us |of )?(\d{1,5})\b|\b(\d{2,5}) (?:dollar )?fine\b/i
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  const what = fineFor.exec(text)?.[1]?.replace(/ (?:and|but|so|when|even|because|I|it)\b.*$/i, '')
  const [facts] = statementsOf(did.exec(text)?.[1] ?? '')
  return {
    subject: 'Request to review a fine',
    name: '[name]',
    fine: `I got a ${sum === undefined ? '$[amount]' : `$${sum}`} fine${what === undefined ? '' : ` for ${what}`}`,
    facts:
      facts === undefined
        ? '[What happened, with the date.]'
        : `${facts.replace(/^\p{Ll}/u, (one) => one.toUpperCase())} ([date]).`,
  }
}

const noticeAbout = /\b(?:letter|notice|warning|violation)\b[^.?!\n]{0,20}? about (my [^.,;?!\n]{3,60})/iu
const approved = /\b(?:got |have |had )?(written )?(approval|permission|a permit)\b(?: \p{L}+){0,3}?(?: in (\d{4}))?/iu
/** Reads the complaint of an association or a landlord, and the approval that the user has. */
function readNoticeReply({ text }: DraftRequestText): Details | null {
  const [what] = statementsOf(noticeAbout.exec(text)?.[1] ?? '')
  if (what === undefined) return null
  const [, written = '', kind, year] = approved.exec(text) ?? []
  const proof = /\bhave (?:the |that |it in )(?:email|letter|paper|writing)/i.test(text) ? ' I’ve attached it.' : ''
  return {
    what: what.replace(/^my\b/i, 'my'),
    approval:
      kind === undefined
        ? '[What the rule or your approval says.]'
        : `I got ${written}${kind.toLowerCase()} for it${year === undefined ? '' : ` in ${year}`}.${proof}`,
  }
}

export const owedSumTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-price-up',
    signs: [
      /\b(?:price|prices|rate|rates|charge|charging)\b/,
      /\b(?:up|raise|raising|increase\w*|going)\b/,
      /\b(?:clients?|customers?|lady|family|families|parents|brides?|them|her|him)\b/,
    ],
    not: /\b(?:landlord|my rent|should i|worth it|daycare (?:is|raised)|insurance)\b/,
    read: readPrice,
  },
  {
    id: 'told-owed-close',
    signs: [
      /\b(?:friend|sister|brother|cousin|roommate|coworker|ex|niece|nephew|aunt|uncle|neighbor|in law|son|daughter)\b/,
      /\b(?:owes? me|pay me back|paid me back|pays? me back|give me back|get (?:my|the) money back|money back)\b/,
      /\d{2,}/,
    ],
    not: /\b(?:child support|i owe|court|borrow again|lend (?:her|him|them) (?:more|again)|should i)\b/,
    read: readOwedClose,
  },
  {
    id: 'told-notice-reply',
    signs: [
      /\b(?:hoa|landlord|property manager|management|association|city|complex)\b/,
      /\b(?:letter|notice|warning|violation)\b/,
      /\b(?:reply|respond|response|answer|write back|email back)\b/,
    ],
    not: /\b(?:rent increase|raising|eviction|evict\w*|lease renewal)\b/,
    read: readNoticeReply,
  },
  {
    id: 'told-fine',
    signs: [/\b(?:hoa|association|landlord|property manager|apartment|complex|city|office|board)\b/, fine],
    not: /\b(?:works? fine|im fine|was fine|is fine|fine with|be fine|should i)\b/,
    read: readFine,
  },
]
