import { capitalize } from '#contract/capitalize.ts'
import { dollars, isRole, slots, type TextKind } from './text-brief.ts'

const order = new RegExp(
  [
    String.raw`\border for (?<what>[\p{L}\d]+ (?:dozen|cakes?|trays?|boxes|pieces|shirts|arrangements|centerpieces|loaves`,
    String.raw`|cupcakes)[\p{L} ]{0,20}?)(?= at\b| for\b| by\b| and\b|[.,;!?]|$)`,
  ].join(''),
  'u',
)
const givenPrice =
  /\b(?:I charge|my price is|I want to charge|charging) \$?(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?)(?<per> (?:a|per|each) \p{L}+)?/u

/** Answers an order with a price. */
export const orderPriced: TextKind = ({ told, want }) => {
  const what = slots(told, order)?.['what']
  if (what === undefined || !/\b(?:reply|word|answer|respond|text|email)\b/u.test(want)) return null
  if (
    /\b(?:turn(?:ing)? (?:it|her|him|them) down|say(?:ing)? no|declin\p{L}+|can’t (?:do|take|fill))\b/u.test(
      `${told} ${want}`,
    )
  )
    return null
  const price = slots(told, givenPrice)
  const sum = price?.['sum'] === undefined ? '$[your price]' : `${dollars(price['sum'])}${price['per'] ?? ''}`
  return {
    sentences: [
      `Thank you so much for the order! I can do ${what.trim()}.`,
      `My price is ${sum}.`,
      'Want me to put you down?',
    ],
    tip: 'Say the number once and stop typing. No “is that okay?” and no “sorry”: that’s what keeps it from sounding greedy.',
  }
}

const extra = new RegExp(
  [
    String.raw`\b(?:keeps?|kept|started) (?:adding|asking for|asking me to (?:do|clean|add)) (?<what>(?:the |her |his `,
    String.raw`|an? )?[^.?!,;]{3,50}?) for the same \$?(?<sum>\d+(?:,\d{3})*)`,
  ].join(''),
  'u',
)
const longer = new RegExp(
  [
    String.raw`\b(?:takes? (?:me )?|adds? )(?:about |around )?(?:an? extra `,
    String.raw`|an? additional )?(?<time>(?:an? )?(?:extra )?(?:hour and a half|hour|half hour|\d+ (?:minutes|hours)`,
    '|two hours))',
  ].join(''),
  'u',
)
/** Tells a customer that added work costs more. */
export const extraWork: TextKind = ({ told, message }) => {
  const found = slots(told, extra)
  if (found?.['what'] === undefined || found['sum'] === undefined) return null
  const time = slots(message, longer)?.['time']?.replace(/^extra /u, '')
  const many = / and /u.test(found['what'])
  return {
    hello: 'Hi,',
    sentences: [
      'I want to keep doing a good job for you, so I’d like to talk about the price.',
      `The $${found['sum']} covers the regular visit. ${capitalize(found['what'].trim())} ${many ? 'add' : 'adds'} ${time === undefined ? 'extra time' : `about ${/^(?:an?|\d|two|half)/u.test(time) ? time : `an ${time}`}`}.`,
      `I’m happy to keep doing ${many ? 'them' : 'it'} for $[amount] more each visit, or skip ${many ? 'them' : 'it'} and keep it at $${found['sum']}.`,
      'Which would you like starting next time?',
    ],
    tip: 'Offer two choices that are both fine with you, and let the number stand.',
  }
}

const rise = new RegExp(
  [
    String.raw`\b(?:prices?|rates?|what I charge) (?:are |is )?(?:go(?:ing|es)?|going) up (?:by )?(?<sum>\$?\d+(?:,\d{3})*|ten|five|fifteen`,
    String.raw`|twenty|two|three)(?: dollars| bucks)?(?<per> (?:an? |per )\p{L}+)?(?: (?<when>(?:in|on|starting|this`,
    String.raw`|next) [\p{L}\d ]{3,20}?))?(?=[.,;!?]|$| (?:and|for)\b)`,
  ].join(''),
  'u',
)
const spelled = new Map(Object.entries({ two: '2', three: '3', five: '5', ten: '10', fifteen: '15', twenty: '20' }))
/** Without these, the prices may be those of a shop or an insurance. */
const ownCustomers = /\b(?:clients?|customers?|regulars|students|families I|[Mm]y (?:prices?|rates?)|I charge)\b/u
/** Tells customers about a higher price. */
export const priceRise: TextKind = ({ all }) => {
  const found = slots(all, rise)
  if (found?.['sum'] === undefined || !ownCustomers.test(all)) return null
  const sum = dollars(spelled.get(found['sum']) ?? found['sum'])
  const when = found['when']
    ?.replace(/^starting /u, '')
    .replace(/\bmay\b/u, 'May')
    .trim()
  return {
    hello: 'Hi!',
    sentences: [
      'Quick heads-up because I’d rather you hear it from me:',
      `${when === undefined ? 'soon' : when} my prices go up ${sum}${found['per'] ?? ''}.`,
      'Thank you for being with me!',
    ],
    tip: 'Send it three or four weeks ahead, to everybody the same way, with no reasons.',
  }
}

const invoice = new RegExp(
  [
    String.raw`\b(?:(?:hasn’t|haven’t|still hasn’t|never) paid (?:me |my |the |his |her |their )*(?:invoice )?(?:of |for )?`,
    String.raw`|invoice (?:is|of|for) )\$?(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?)?`,
  ].join(''),
  'u',
)
const owedToUser = /\b(?:owes? me|invoice (?:is |was |of |for )+|for) (?:still )?\$(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?)/u
const weeksLate =
  /\b(?<time>(?:\d+|one|two|three|four|five|six) (?:days|weeks|months)) (?:late|overdue|past due|ago)\b/u
/** Asks a customer to pay. */
export const invoiceDue: TextKind = ({ told, reader }) => {
  const found = slots(told, invoice)
  if (found === null || !isRole(reader, 'client|customer|bride|company')) return null
  // Another sum of the message may be the user’s rent.
  const sum = found['sum'] ?? slots(told, owedToUser)?.['sum']
  if (sum === undefined) return null
  const time = slots(told, weeksLate)?.['time']
  return {
    subject: `Invoice for $${sum}`,
    sentences: [
      `I’m following up on the $${sum} that’s still open${time === undefined ? '' : ` (${time} now)`}.`,
      'Could you send it by [day]?',
      'If something’s holding it up, let me know so we can sort it out.',
    ],
    tip: 'Attach the invoice again. No new work until it’s paid.',
  }
}

const intro = new RegExp(
  [
    String.raw`\bintroduc(?:e|ing) (?:myself|me)(?: to (?<whom>the (?:team|staff|class|parents|families|group|office)`,
    String.raw`|my [\p{L} ]{3,20}))?(?: as (?<role>(?:their|the|your|a|an)(?: new)? [\p{L} ]{3,30}?))?(?=[.,;!?]|$| and\b)`,
  ].join(''),
  'u',
)
/** Introduces the user in a new role. */
export const introduction: TextKind = ({ want, all, tone }) => {
  const found = slots(want, intro)
  if (found?.['role'] === undefined) return null
  const role = found['role']
    .replace(/^(?:their|the) /u, 'your ')
    .replace(/^your (?!new)/u, /\bpromoted|new (?:job|role)\b/u.test(all) ? 'your new ' : 'your ')
  const isTwo = /\btwo[- ](?:line|sentence)/u.test(want) || tone.isShort
  return {
    subject: 'Hello from me',
    sentences: [
      `Starting [date], I’m ${role.trim()}, and I’m glad it’s with this group.`,
      'I’d like to hear from each of you what’s working and what you need from me.',
      isTwo ? null : 'What’s a good time for each of you to talk?',
    ],
    tip: 'Warm, short, and nothing about how you got the job.',
  }
}
