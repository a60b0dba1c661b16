import { Decimal } from 'decimal.js'
import { capitalize } from '#contract/capitalize.ts'
import { dollars, isRole, slots, type TextKind } from './text-brief.ts'

const income = new RegExp(
  [
    String.raw`\b(?<who>[Dd]ad|[Mm]om|[Hh]e|[Ss]he|[Gg]randma|[Gg]randpa) (?:has|gets|brings in|makes) \$?(?<sum>\d+(?:,\d{3})*)`,
    String.raw`(?![\d,])(?! (?:in|an hour|(?:a|per) (?:hour|day|week|year)|kids|days|hours))`,
  ].join(''),
  'u',
)
const cost = new RegExp(
  [
    String.raw`\b(?<what>assisted living|memory care|the (?:home|aide|facility)|home care|nursing home|rent|care) (?:is|costs`,
    String.raw`|runs|would be) \$?(?<sum>\d+(?:,\d{3})*)(?![\d,])(?! (?:an hour|(?:a|per) (?:hour|day|week|year)))`,
  ].join(''),
  'u',
)
const ways = /\bsplit (?<n>two|three|four|five|2|3|4|5) ways\b/u
const counts = new Map(Object.entries({ two: 2, three: 3, four: 4, five: 5, 2: 2, 3: 3, 4: 4, 5: 5 }))

const plain = (sum: string): Decimal => new Decimal(sum.replaceAll(',', ''))
const written = (sum: Decimal): string =>
  `$${sum.isInteger() ? sum.toNumber().toLocaleString('en-US') : sum.toFixed(2)}`

/** Asks brothers and sisters to share a parent's costs. */
export const costShared: TextKind = ({ told, all, message }) => {
  const has = slots(all, income)
  const costs = slots(all, cost)
  if (has?.['sum'] === undefined || costs?.['sum'] === undefined || costs['what'] === undefined) return null
  const gap = plain(costs['sum']).minus(plain(has['sum']))
  if (gap.lte(0)) return null
  const count = counts.get(slots(message, ways)?.['n'] ?? '')
  const parent = /\b(?:[Dd]ad|[Mm]om|[Gg]randma|[Gg]randpa)\b/u.exec(told)?.[0]
  if (parent === undefined) return null
  const alone =
    /\bI(?:’m| am) the only one [^.?!]{0,40}?(?:who )?helps? with (?<what>[^.?!]{3,40}?)(?= and\b|[.,;!?]|$)/u.exec(
      told,
    )?.groups?.['what']
  return {
    sentences: [
      `We need to figure out ${capitalize(parent)}’s money together.`,
      `There’s ${dollars(has['sum'])} a month coming in and ${costs['what']} is ${dollars(costs['sum'])}, so we’re ${written(gap)} short.`,
      count === undefined
        ? null
        : `Split ${slots(message, ways)?.['n'] ?? ''} ways, that’s ${written(gap.div(count))} each.`,
      alone === undefined
        ? null
        : `I’ve been doing ${alone
            .replace(/\bdad\b/u, 'Dad')
            .replace(/\bmom\b/u, 'Mom')
            .trim()} by myself, and I can’t keep doing it alone.`,
      'Can you tell me by [day] what you can put in, or which jobs you’ll take instead?',
    ],
    tip: 'Numbers first, feelings on the phone. If nobody answers, call them one at a time.',
  }
}

const raising = new RegExp(
  [
    String.raw`\brais(?:ing|ed|es) (?:us|me|my rent|our rent|the rent|rent`,
    String.raw`|it)?(?: ?from)? ?\$?(?<from>\d+(?:,\d{3})*) to \$?(?<to>\d+(?:,\d{3})*)(?: (?<when>(?:in|on|starting`,
    String.raw`|as of) [\p{L}\d ]{3,20}?))?(?=[.,;!?]|$| and\b)`,
  ].join(''),
  'u',
)
const lived = /\b(?:We’ve|I’ve|we’ve|We have|I have) (?:been|lived) here (?:for )?(?<time>[\p{L}\d]+ years?)/u
/** Asks a landlord for a smaller increase. */
export const smallerIncrease: TextKind = ({ all, told, reader }) => {
  const found = slots(all, raising)
  if (
    found?.['from'] === undefined ||
    found['to'] === undefined ||
    !isRole(reader, 'landlord|landlady|property manager|manager|office')
  )
    return null
  const isWe = /\b(?:us|we|our)\b/iu.test(told)
  const [i, we] = isWe ? ['We', 'we’d'] : ['I', 'I’d']
  const time = slots(told, lived)?.['time']
  const isReliable = /\bnever (?:once )?(?:paid|been) late\b|\balways (?:pay|paid) on time\b/u.test(told)
  return {
    subject: 'The new rent',
    sentences: [
      `Thank you for letting ${isWe ? 'us' : 'me'} know about the increase from ${dollars(found['from'])} to ${dollars(found['to'])}${found['when'] === undefined ? '' : ` ${found['when']}`}.`,
      time === undefined && !isReliable
        ? null
        : `${i}’ve ${time === undefined ? '' : `been here ${time}`}${time !== undefined && isReliable ? ' and ' : ''}${isReliable ? 'never once paid late' : ''}, and ${we} like to stay.`,
      `That’s ${written(plain(found['to']).minus(plain(found['from'])))} more a month. Would you consider a smaller increase?`,
    ],
    tip: 'Name a number before you sign anything, and ask for the answer in writing. If you’d be fine with a longer lease, offer that.',
  }
}

const short =
  /\b(?:I’m|I am|we’re|I’ll be|going to be|gonna be) (?:going to be )?(?:short|late) (?:on|with) (?:the |my |our )?rent\b/u
const parts = new RegExp(
  [
    String.raw`\bI can (?:pay|do|give (?:him|her|them)) \$?(?<now>\d+(?:,\d{3})*) (?<when>now|today|on the \d{1,2}(?:st|nd|rd`,
    String.raw`|th)|(?:on |this )?\p{Lu}\p{L}+day)(?: and (?:the )?(?:rest|other half)(?: (?<later>(?:by`,
    '|on) [^.?!,;]{3,24}))?)?',
  ].join(''),
  'u',
)
/** Tells a landlord that the rent will be late, and when it comes. */
export const rentLate: TextKind = ({ all, reader }) => {
  if (!short.test(all) || !isRole(reader, 'landlord|landlady|property manager|manager|office')) return null
  const found = slots(all, parts)
  return {
    sentences: [
      'I want to tell you before it’s due: I won’t have all of this month’s rent on time.',
      found?.['now'] === undefined
        ? 'I can pay [amount] on [day] and the rest by [day].'
        : `I can pay $${found['now']} ${found['when'] ?? ''} and the rest ${found['later'] ?? 'by [day]'}.`,
      'Would that work for you?',
      'Thank you for working with me.',
    ],
    tip: 'Ask for a yes in writing, so there’s no late notice by surprise.',
  }
}
