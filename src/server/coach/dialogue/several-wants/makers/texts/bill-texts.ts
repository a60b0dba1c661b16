import { Decimal } from 'decimal.js'
import { isOfFamily, phraseToReader, slots, type TextKind } from './text-brief.ts'

const asked = new RegExp(
  [
    String.raw`\b(?:wants|needs|is asking for|asked for) \$?(?<sum>\d+(?:,\d{3})*) for (?<what>[\p{L} ]{3,30}?)(?: by `,
    String.raw`(?<day>[\p{L}\d ]{3,16}?))?(?=[.,;!?]|$| and\b| but\b)`,
  ].join(''),
  'u',
)
const inParts = new RegExp(
  [
    String.raw`\bI can (?:do|pay|send|give (?:her|him|them)) \$?(?<first>\d+(?:,\d{3})*) now and \$?(?<next>\d+(?:,\d{3})*) `,
    '(?<rate>(?:each|every|a|per) (?:paycheck|payday|week|month|other week))',
  ].join(''),
  'u',
)
/** Offers to pay in parts what somebody asks for. */
export const paidInParts: TextKind = ({ all }) => {
  const bill = slots(all, asked)
  const parts = slots(all, inParts)
  if (bill?.['sum'] === undefined || parts?.['first'] === undefined || parts['next'] === undefined) return null
  return {
    sentences: [
      `About the $${bill['sum']} for ${bill['what']?.trim() ?? 'that'}${bill['day'] === undefined ? '' : `, due by ${bill['day'].trim()}`}: I can’t do all of it at once.`,
      `I can pay $${parts['first']} now and $${parts['next']} ${parts['rate'] ?? ''} after that until it’s paid.`,
      'Would that work for you? Thank you!',
    ],
    tip: 'Send the first payment with the text. Most people say yes to a plan that’s already started.',
  }
}

const late =
  /\bI(?:’m| am) (?:late|behind) (?:on|with) (?:my|the|our) (?<what>[\p{L} ]{3,24}?)(?: payment)?,? \$?(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?)/u
const payday = /\bI get paid (?<day>(?:on |this |next )?(?:\p{Lu}\p{L}+day|the \d{1,2}(?:st|nd|rd|th)))/u
/** Tells somebody when a late bill will be paid. */
export const lateBillPaid: TextKind = ({ all, reader }) => {
  const bill = slots(all, late)
  const day = slots(all, payday)?.['day']
  if (bill?.['sum'] === undefined || bill['what'] === undefined || day === undefined || isOfFamily(reader)) return null
  return {
    sentences: [
      `I know my ${bill['what'].trim()} of $${bill['sum']} is late${/\bpatient\b/u.test(all) ? ', and thank you for being so patient with me' : ''}.`,
      `I get paid ${day.replace(/^on /u, '')}${/\bpay (?:it )?all\b|\ball of it\b/u.test(all) ? ' and I’ll pay all of it that day' : ' and can send [amount] that day'}.`,
      'Would that work for you?',
    ],
    tip: 'Set it to go out the morning you’re paid, before anything else does.',
  }
}

const quoted = new RegExp(
  [
    String.raw`\bcharged (?:me |us )?\$?(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?) for (?<what>[^.?!,;]{2,40}?),? (?:but `,
    '|and )?(?:they |he |she )?(?:had )?(?:quoted|said it would be)(?: me',
    String.raw`| us)? \$?(?<quote>\d+(?:,\d{3})*(?:\.\d{2})?)`,
  ].join(''),
  'u',
)
/** Asks for the difference between a quote and a bill. */
export const aboveQuote: TextKind = ({ all, message }) => {
  const bill = slots(all, quoted)
  if (bill?.['sum'] === undefined || bill['quote'] === undefined) return null
  const more = new Decimal(bill['sum'].replaceAll(',', '')).minus(bill['quote'].replaceAll(',', ''))
  if (more.lte(0)) return null
  const isItemized = /\bitemized\b/u.test(message)
  return {
    subject: 'A question about my bill',
    hello: 'Hello,',
    sentences: [
      `I was quoted $${bill['quote']} for ${bill['what'] ?? 'this'} and charged $${bill['sum']}, which is $${more.isInteger() ? more.toString() : more.toFixed(2)} more.${/\b(?:nobody|never) (?:called|told|asked)\b/u.test(all) ? ' Nobody asked me first.' : ''}`,
      `Please ${isItemized ? 'send me an itemized bill and ' : ''}refund the difference, or explain in writing what changed.`,
      'Please let me know by [date].',
    ],
    tip: 'Attach the quote if you have it in writing. If part of it turns out to be fair, ask for a payment plan on just that part.',
  }
}

const noShow = new RegExp(
  [
    String.raw`\b(?:\p{L}+ (?:guy|man|tech|company|service)|technician|plumber|electrician|installer|contractor|painter|repairman`,
    String.raw`|roofer|movers|delivery) (?:never showed(?: up)?|didn’t show(?: up)?|no-showed)(?: (?<day>(?:on `,
    String.raw`)?\p{Lu}\p{L}+day|yesterday|today))?`,
  ].join(''),
  'u',
)
const lost = /\b(?:lost|missed|cost me) \$?(?<sum>\d+(?:,\d{3})*)/u
/** Complains about an appointment that a business didn't keep. */
export const missedVisit: TextKind = ({ told }) => {
  const found = slots(told, noShow)
  if (found === null) return null
  const sum = slots(told, lost)?.['sum']
  const isOff = /\btook off work\b|\btook (?:the|a) day off\b/u.test(told)
  return {
    hello: 'Hello,',
    sentences: [
      `Nobody showed up for my appointment${found['day'] === undefined ? '' : ` ${found['day']}`}${/\b(?:nobody|no one|never) called\b|\bno call\b/u.test(told) ? ', and nobody called' : ''}.`,
      isOff ? `I took off work to be there${sum === undefined ? '' : ` and lost $${sum}`}.` : null,
      !isOff && sum !== undefined ? `It cost me $${sum}.` : null,
      'Please let me know by [time] what’s the first opening you have.',
      'Thank you.',
    ],
    tip: 'Ask for the first slot of the morning, so nobody can run late before you.',
  }
}

const holidayName = '(?<day>Christmas(?: Eve)?|Thanksgiving|Easter|the holidays|Mother’s Day|New Year’s)'
const staying = new RegExp(
  String.raw`\bwe(?:’re| are) not (?:coming|going|traveling|driving)(?: home| down| up| over| there)? (?:for|at|on|this) ${holidayName}`,
  'iu',
)
const instead = /\bwe want to (?<wish>stay home[^.?!,]{0,40}|do [^.?!,]{3,40}|start [^.?!,]{3,40}|have [^.?!,]{3,40})/iu
/** Tells family that the user isn't coming for a holiday. */
export const holidayAtHome: TextKind = ({ all }) => {
  const found = slots(all, staying)
  if (found?.['day'] === undefined) return null
  const wish = slots(all, instead)?.['wish']
  return {
    sentences: [
      'I want to tell you early so you can plan.',
      `We’re not coming for ${found['day']} this year.${wish === undefined ? '' : ` We want to ${wish.trim()}.`}`,
      'I know that may be hard to hear.',
      'Can we pick another day to get together?',
    ],
    tip: 'Don’t add reasons later, even if there’s a sad reply. “I know. I’ll miss you too. Which day works?”',
  }
}

const birthday =
  /\b(?:[Hh]er|[Hh]is) birthday(?: is|’s) (?<day>today|tomorrow|(?:on |this )?\p{Lu}\p{L}+day|the \d{1,2}(?:st|nd|rd|th))/u
const treat = /\bI(?:’d| would) love to (?<treat>(?:make|cook|take|bake|bring|have) (?:her|him|them)[^.?!]{3,50})/u
/** Wishes a happy birthday with an offer instead of a gift. */
export const birthdayOffer: TextKind = ({ all, reader }) => {
  const day = slots(all, birthday)?.['day']
  const offer = slots(all, treat)?.['treat']
  if (day === undefined || offer === undefined) return null
  const said = phraseToReader(
    offer.replace(/\b(?:her|him|them)\b/u, 'you'),
    reader.gender === 'any' ? { ...reader, gender: /\bher\b/u.test(offer) ? 'woman' : 'man' } : reader,
  )
  if (said === null) return null
  const isBare = /\bno gift\b/u.test(all)
  return {
    sentences: [
      `Happy birthday${day === 'tomorrow' ? ' (one day early)' : ''}!`,
      `${isBare ? 'No gift this year, but ' : ''}I’d love to ${said.trim()}.`,
      'Which day is good for you?',
    ],
  }
}
