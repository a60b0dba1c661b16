import { oneOf, wholeWords } from '../../phrase-pattern.ts'

const kin = 'sons?|daughters?|grandsons?|granddaughters?|nephews?|nieces?|stepsons?|stepdaughters?'
const years = '(?:yr|year|yrs|years)s? ?olds?|yo'
const aged = wholeWords([
  String.raw`(\d{1,2}) ?(?:${years})(?: (boys?|girls?|${kin}))?`,
  String.raw`(?:turning|turns|whos|who is) (\d{1,2})`,
])
const own = wholeWords([String.raw`my (?:\w+ ){0,3}?(${kin}|brother|sister)`])
const bounds = 'under|below|less than|up to|no more than'
const sum = wholeWords([
  String.raw`(?:(${bounds}) )?(?:(?:around|about|like|only) )?(\d{1,4}) (?:dollars|bucks)`,
  String.raw`(${bounds}|around) (\d{1,4})(?! ?(?:${years}|\d))`,
])
const groups = oneOf(
  'coworkers|co workers|teachers|ladies|girls|neighbors|nurses|employees|cousins|friends|people|kids|nieces|nephews',
  'grandkids|grandchildren',
)
const several = wholeWords([
  String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:of my |of the )?((?:${groups})(?: and (?:[a-z]+ )?(?:aides|drivers|coaches|teachers|staff|nurses|friends|cousins|neighbors))?)`,
])
const limit = wholeWords([bounds])
/** In years. Older people aren't named by their age. */
const maxAge = 17
/** In dollars. Not every idea of a list costs less, but for a list of small things. */
const minSum = 20
const each = /\b(?:each|apiece|a piece|per person|a person)\b/

function readWho(line: string): string | null {
  const many = several.exec(line)
  if (many !== null) return `${many[1]} ${(many[2] ?? '').replace('co workers', 'coworkers')}`
  const [, before, kind, turning] = aged.exec(line) ?? []
  const age = before ?? turning
  if (age === undefined || Number(age) < 1 || Number(age) > maxAge) return null
  const relative = own.exec(line)?.[1]?.replace(/s$/, '')
  if (relative !== undefined)
    return turning === undefined ? `your ${age}-year-old ${relative}` : `your ${relative} at ${age}`
  return `a ${age}-year-old${kind === undefined ? '' : ` ${kind.replace(/s$/, '')}`}`
}

function readSum(line: string, isSmall: boolean): string | null {
  const [, before, dollars, bound, amount] = sum.exec(line) ?? []
  const value = dollars ?? amount
  if (value === undefined || (Number(value) < minSum && !isSmall)) return null
  return `${limit.test(before ?? bound ?? '') ? 'under' : 'around'} $${value}${each.test(line) ? ' each' : ''}`
}

/** `isSmall`: everything in the list costs a few dollars. Names whom the gift is for and what it may cost, if a normalized message tells: 'For a 14-year-old boy, around $60:'. */
export function leadOfGifts(line: string, isSmall: boolean): string | null {
  const [who, cost] = [readWho(line), readSum(line, isSmall)]
  if (who === null) return cost === null ? null : `A few, ${cost}:`
  return `For ${who.replace(/^a (8|11)-/, 'an $1-')}${cost === null ? '' : `, ${cost}`}:`
}
