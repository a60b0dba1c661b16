import { oneOf } from '../phrase-pattern.ts'
import { moneySign } from './currency-names.ts'

const when = 'today|yesterday|last|this|on|from'
const kinds = oneOf(
  'tips?|deposit|down ?payment|bonus|commission|retainer|cash',
  'more|extra|each|dollars|bucks|euros|pounds',
)
/** Matches what a bare number is for: '120 for the knotless', '60 deposit', but not '12 for 3'. */
const source = String.raw`(?:for|off|in|at)\s(?!\d|an?\s(?:hour|day|week)|hours?|minutes?)`
const further = oneOf(
  String.raw`${moneySign}\d`,
  String.raw`\d{1,5}(?:\.\d\d)?\s(?:${when})\b`,
  String.raw`(?:\d{2,5}(?:\.\d\d)?|\d\.\d\d)\s(?:${source}|(?:${kinds})\b)`,
)
const another = new RegExp(
  String.raw`,?\s(?:and|plus|y)\s(?:also\s|then\s|another\s)?(?:an?\s|the\s)?(?=${further})|,\s(?:then\s|another\s)?(?=${moneySign}\d|\d{2,5}(?:\.\d\d)?\s(?:(?:for|from)\s(?!\d)|(?:today|yesterday|last night)\b))`,
  'i',
)

/** Splits '$180 from Kay and 95 for the hem' by the amounts. */
export const splitSums = (text: string): string[] => text.split(another)

/** Returns true for 'The one on Thursday', whose name is in the text before. */
export const isTheOne = (title: string): boolean => /^(?:the )?(?:other )?one$/i.test(title)

/** Returns the kind of an amount right after it: '60 deposit from Mrs. Ama'. */
export const kindOfSum = (after: string): string | null =>
  /^ (deposit|down payment|bonus|commission|retainer)\b/i.exec(after)?.[1]?.toLowerCase() ?? null

const putDown = new RegExp(
  [
    String.raw`,? (?:and )?(?:please )?(?:write|put|log|add|note|enter|record) (?:both|them|it|that|this|all)(?: of `,
    String.raw`(?:them|it))?(?: (?:down|in|up))?(?: (?:as|to|in|under|into) (?:my )?income(?: log)?)?(?: please)?[.!]*$`,
  ].join(''),
  'i',
)
/** Drops 'write both down as income' after the amounts. */
export const withoutPutDown = (text: string): string => text.replace(putDown, '')
