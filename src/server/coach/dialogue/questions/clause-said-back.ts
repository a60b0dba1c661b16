import { normalize } from '../../guide/text-analysis.ts'
import { toSecondPerson } from '../../second-person.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { replaceForms, typedContractions, typedShorthand } from '../typed-english.ts'

/** In words. */
const maxWords = 13
/** Matches the end of the question, where its details begin. */
const goesOn = new RegExp(
  String.raw`[.?!;:,\n()—–]| - |\b(?:${oneOf('because|bc|cuz|cos|since|even though|although|but|or|lol|genuinely|honestly|please', "asking for a friend|do you think|its been|it[’']s been")})\b`,
  'i',
)
/** Matches the second clause in 'To quit my choir I hate it': an 'I' without a word that leads to it. */
const secondClause =
  /(?<!\b(?:that|if|when|while|where|what|who|than|after|before|how|as|and|like|things|thing|way|time|one)) i\b/

/** Turns a clause to the user: 'that I talk to my plants' becomes 'that you talk to your plants'. Returns null if that isn't safe. */
export function sayBackClause(clause: string): string | null {
  const end = clause.search(goesOn)
  const typed = (end === -1 ? clause : clause.slice(0, end)).trim()
  const line = normalize(typed)
  const words = line.split(' ').length
  if (words < 2 || words > maxWords || secondClause.test(` ${line}`.replace(/^ (?=i\b)/, ''))) return null
  if (/\b(?:u|we|us|our|ours|were)\b/.test(line)) return null
  // 'Your own daughter' may be anybody's, unless 'my' is in the clause too.
  if (/\b(?:you|your|yours)\b/.test(line) && /\b(?:i|im|ive|me|my|mine)\b/.test(line)) return null
  if (!/^[\p{L}\d'’ $%-]+$/u.test(typed) || /\b[A-Z]{4,}\b/.test(typed)) return null
  return toSecondPerson(replaceForms(typed, [...typedShorthand, ...typedContractions])).replaceAll("'", '’')
}
