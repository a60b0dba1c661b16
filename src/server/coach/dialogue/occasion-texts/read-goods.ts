import { withCapitals } from '../message-drafts/templates/message-facts.ts'
import { readCount } from '../../number-words.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { cleanClause } from '../message-drafts/read-clause.ts'

const colors = oneOf(
  'red|blue|navy|teal|green|sage|yellow|mustard|orange|pink|blush|purple|lavender|brown|tan|beige|cream|ivory|white|black|gray|grey|gold|silver|turquoise|maroon|burgundy|coral|mint|rainbow|multicolor',
)
const colored = new RegExp(
  String.raw`\b((?:(?:light|dark|pale|bright) )?(?:${colors})(?:(?:,? and |, | )(?:(?:light|dark) )?(?:${colors})){0,3})\b`,
  'iu',
)
const endsPhrase = oneOf(
  'it|its|it’s|they|theyre|size|sized|about|on|in|for|and it|measures|asking|that|made|with|i|so|saturday|sunday|\\d',
)
const withWhat = new RegExp(
  String.raw`\bwith (?:a |an |some |little )?([a-z]+(?: [a-z]+){0,2}?)(?= (?:${endsPhrase})\b|[,.?!]| \d|$)`,
  'iu',
)
const product = new RegExp(
  String.raw`\b(?:descriptions?|listing|ad|post|caption|blurb|write up|write-up) (?:for|of|about|to sell)(?: selling)? (?:a |an |the |my |our |some |these |this |one of my )?([a-z-]+(?: [a-z-]+){0,3}?)(?= (?:${endsPhrase}|${colors})\b|[,.?!]| \d| \$|$)`,
  'giu',
)
const sold = new RegExp(
  String.raw`\b(?:sell(?:ing)?) (?:a |an |the |my |our |some )?([a-z-]+(?: [a-z-]+){0,3}?)(?= (?:${endsPhrase}|on|${colors})\b|[,.?!]| \d| \$|$)`,
  'iu',
)
const notProducts = /^(?:facebook|instagram|etsy|marketplace|it|this|that|etsy shop|shop|something|work|business|my)$/i
const size = /\b(\d{1,3}(?:\.\d)?) ?(?:x|by) ?(\d{1,3}(?:\.\d)?)(?: ?(inches|inch|in\b|feet|ft|cm))?/iu
const worn = /\bsize ([a-z0-9]{1,4})\b/iu
const sum = /(\$ ?\d[\d,.]{0,9}|\b\d{1,5} (?:dollars|bucks))(?! (?:off|for every))/iu
const notSums =
  'years?|yrs?|months?|weeks?|days?|hours?|minutes?|people|ppl|kids|guests|pounds|lbs|percent|%|x|am|pm|inch\\w*|feet|ft'
const asking = new RegExp(
  oneOf(
    String.raw`\b(?:(?:asking|for) )?(\d{1,5})(?= obo| firm| or best offer)`,
    String.raw`\basking (\d{1,5})(?=[,.?!]|$)`,
    String.raw`\bfor (\d{2,5})(?![\d:]| ?(?:${notSums})\b)`,
  ),
  'iu',
)
const offer = /\b((?:\d{1,2} ?%|\d{1,2} percent|\$ ?\d{1,4}) off(?: [a-z ]{2,30})?)/iu
const lastDay =
  /\boff\b[^.?!]{0,40}? (?:until|till?|through|thru) ((?:\p{L}+ \d{1,2}|\p{L}+day|christmas|thanksgiving|the end of \p{L}+)\b)/iu
/** Reads the offer, and how long it lasts: '20 percent off wreaths', 'until December 10'. */
function readOffer(text: string): Record<string, string | undefined> {
  const until = lastDay.exec(text)?.[1]?.toLowerCase()
  return {
    offer: offer.exec(text)?.[1]?.replace(/ (?:until|till?|through|thru)\b.*$/i, ''),
    ...(until !== undefined && { when: `until ${withCapitals(until)}` }),
  }
}

const spots = /\b(\d{1,2}|two|three|four|five|six) (?:open )?(?:openings|spots|slots|appointments)\b/iu
const rooms = /\b(\d|one|two|three|four|five|six)[ -]?(?:bed(?:room)?s?|br|bdrm)\b/iu
const baths = /\b(\d(?:\.5)?|one|two|three|four)[ -]?(?:bath(?:room)?s?|ba)\b/iu
const features = oneOf(
  'pool|garage|(?:big |large |fenced )?(?:back)?yard|basement|deck|patio|fireplace|new roof|new kitchen|lake view|porch|garden|barn|hot tub|office|den|guest house|finished basement|\\d+ acres?',
)
const feature = new RegExp(String.raw`\b(${features})\b`, 'giu')
const cased = /\bin ((?-i:\p{Lu})[\p{L}.]+(?: (?-i:\p{Lu})\p{L}+){0,2})/u
const lastWord = /\bin (\p{L}{4,})(?=[,.?!]|$)/iu
const notLocations = new RegExp(
  `^(?:${oneOf('january|february|march|april|june|july|august|september|october|november|december', 'advance|town|person|general|there|here|time|spanish|english|need|home|cash|total|order|white|black|blue|gray|pink|green')})$`,
  'i',
)

const words = 'One two three four five six'.split(' ')
const inWords = (count: string): string => {
  const value = readCount(count)
  return (words[value - 1] ?? count).toLowerCase()
}

function readHome(text: string): string | undefined {
  const bed = rooms.exec(text)?.[1]
  const bath = baths.exec(text)?.[1]
  const kind = /\b(condo|townhouse|apartment|duplex|cottage|ranch)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'home'
  const found = [...new Set([...text.matchAll(feature)].map(([one]) => one.toLowerCase()))].slice(0, 4)
  if (bed === undefined && bath === undefined && found.length === 0) return undefined
  const size = [bed && `${inWords(bed)}-bedroom`, bath && `${bath.includes('.') ? bath : inWords(bath)}-bath`]
    .filter(Boolean)
    .join(', ')
  const named = found.map((one) => (/^(?:\d|new )/.test(one) ? one : `a ${one}`))
  const list = named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
  return `${size === '' ? '' : `${size} `}${kind}${list === '' ? '' : ` with ${list}`}`
}

const trades: readonly [RegExp, string][] = [
  [/\b(?:clean\w*|housekeep\w*)\b/i, 'house cleaning'],
  [/\b(?:lawns?|mow\w*|grass)\b/i, 'lawn care'],
  [/\bbabysit\w*\b/i, 'babysitting'],
  [/\b(?:daycare|childcare)\b/i, 'home daycare'],
  [/\bnails?\b/i, 'nails'],
  [/\blash\w*\b/i, 'lashes'],
  [/\bhair\w*\b/i, 'hair'],
  [/\bcakes?\b/i, 'custom cakes'],
  [/\b(?:baking|bakery)\b/i, 'home baking'],
  [/\btutor\w*\b/i, 'tutoring'],
  [/\b(?:pet sitting|dog walking)\b/i, 'pet sitting and dog walking'],
  [/\b(?:sewing|alterations)\b/i, 'sewing and alterations'],
  [/\bphotograph\w*\b/i, 'photography'],
  [/\bmassage\b/i, 'massage'],
]

const readPrice = (text: string): string | undefined => {
  const digits = /\d[\d.,]{0,9}\d|\d/.exec(sum.exec(text)?.[1] ?? asking.exec(text)?.[0] ?? '')?.[0]
  return digits === undefined ? undefined : `$${digits}`
}

const conditions: readonly [RegExp, string][] = [
  [/\bboth (?:still )?works? (?:great|perfect\w*)\b/i, 'Both work great.'],
  [/\bboth (?:still )?works? (?:fine|good|well)\b/i, 'Both work fine.'],
  [/\bworks? (?:great|perfect\w*)\b/i, 'Works great.'],
  [/\bworks? (?:fine|good|well)\b/i, 'Works fine.'],
  [/\bruns? (?:great|fine|good|well|perfect\w*)\b/i, 'Runs well.'],
  [/\blike new\b/i, 'Like new.'],
  [/\b(?:barely|hardly) (?:been )?used\b/i, 'Barely used.'],
  [/\bbrand new\b/i, 'Brand new.'],
  [/\b(?:good|great|excellent) (?:shape|condition)\b/i, 'In good shape.'],
]
/** Reads the condition in the user's words. */
const readCondition = (text: string): Record<string, string | undefined> => ({
  condition: conditions.find(([form]) => form.test(text))?.[1],
  smokefree: /\b(?:smoke[- ]free|non ?smok\w+|no smok\w+)\b/i.test(text) ? 'Smoke-free home.' : undefined,
})

/** Reads the product in 'a pink and white baby blanket': a baby blanket. */
function readProduct(text: string): string | undefined {
  const plain = text
    .replace(colored, '')
    .replace(/\b(post|caption) for (?:my|our|a|an) [a-z]+ (?:post|page|shop|reel)\b/giu, '$1')
    .replace(/ {2,}/g, ' ')
  return (sold.exec(plain)?.[1] ?? [...plain.matchAll(product)].at(-1)?.[1])?.trim().toLowerCase()
}

/** Reads what is sold, shown or offered, as the user described it. */
export function readGoods(text: string): Record<string, string | undefined> {
  const [, width, height, unit = ''] = size.exec(text) ?? []
  const color = colored.exec(text)?.[1]?.toLowerCase()
  const named = readProduct(text)
  const pattern = withWhat.exec(text)?.[1]?.trim().toLowerCase()
  const isPattern = pattern !== undefined && !/\b(?:pool|me|you|my|the|this|it)\b/.test(pattern)
  const trade = trades.find(([form]) => form.test(text))?.[1]
  const location = cased.exec(text)?.[1] ?? lastWord.exec(text)?.[1]
  const isLocation = location !== undefined && !notLocations.test(location)
  const open = spots.exec(text)?.[1]
  const aged = /\b(?:only |about )?(\d{1,2} (?:years?|months?|yrs?)) old\b/iu.exec(text)?.[1]?.replace(/yrs?$/, 'years')
  return {
    product: named === undefined || notProducts.test(named) ? undefined : cleanClause(named),
    looks:
      color === undefined
        ? isPattern
          ? ` with ${pattern}`
          : undefined
        : ` in ${color}${isPattern ? ` with ${pattern}` : ''}`,
    size:
      width === undefined || height === undefined
        ? worn.exec(text)?.[1] && `size ${worn.exec(text)?.[1]?.toUpperCase()}`
        : `${width} x ${height}${unit === '' ? '' : ` ${unit.replace(/^in(?:ch)?$/i, 'inches')}`}`,
    price: readPrice(text),
    itemage: aged === undefined ? undefined : `${aged} old.`,
    spots: open && inWords(open),
    home: readHome(text),
    inplace: isLocation ? `in ${location.charAt(0).toUpperCase()}${location.slice(1)}` : undefined,
    trade,
    dotrade: trade,
    ...readOffer(text),
    ...readCondition(text),
  }
}
