import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { cleanClause } from '../../message-drafts/read-clause.ts'

const owners = oneOf(
  'mom|mother|mama|mommy|dad|father|daddy|son|daughter|sister|brother|husband|wife|grandma|grandmother|grandpa|grandfather|nana|aunt',
  'uncle|cousin|niece|nephew|friend|boss|coworker|neighbor|teacher|baby|grandson|granddaughter|kid|boyfriend|girlfriend|law|stepson|family',
)
const notOwned = oneOf(
  'are|were|and|or|who|that|have|had|to|in|at|for|from|with|because|but|so|on|will|can|come|love|as|while|after|before|during|through|until|every|all|each|when|this',
)
/** Matches 'My moms funeral', which should be 'my mom’s funeral'. */
const owned = new RegExp(
  String.raw`\b((?:my|our|her|his|their|your) (?:[a-z]+ )?(?:${owners}))s (?!(?:${notOwned})\b)(?=\p{L}{3,}|\d)`,
  'giu',
)
const ownedAtEnd = new RegExp(String.raw`\b((?:at|to) (?:my|our|her|his|their|your) (?:${owners}))s(?= |$|[,.])`, 'giu')
export const withPossessives = (text: string): string => text.replace(owned, '$1’s ').replace(ownedAtEnd, '$1’s')

const notNamedLocations = oneOf(
  'college|school|church|person|love|town|general|there|here|time|spanish|english|need|home|cash|total|order|white|black|blue|gray|pink',
  'green|advance|kindergarten|high|middle|elementary|preschool|class|work|line|bed|high school|nursing|law|grad|the|my|our|a|person|touch',
  'public|private|front|heaven|between|summer|spring|winter|fall|years?|minutes?|hours?|days?|weeks?|months?|kids|bulk|pieces|jeans',
)
const atLocation = new RegExp(
  String.raw`\b(in|from|near|around) (?!(?:${notNamedLocations})\b)(\p{L}{4,}(?: (?:city|springs|beach|falls|park|heights|rapids|county|hills|lake))?)(?=$|[,.!?]| (?:and|with|where|when|since|for|this|on|under|free|we|i|text|call|open|starting)\b)`,
  'giu',
)
const titled = (words: string): string =>
  words
    .split(' ')
    .map((word) => capitalize(word))
    .join(' ')
/** Writes names of places with a capital: 'in queens' becomes 'in Queens'. */
const withLocationNames = (text: string): string =>
  text.replace(atLocation, (_, before: string, place: string) => `${before} ${titled(place)}`)

const broken =
  /\b(?:lol|lmao|omg|idk|tbh|smh|wtf|ngl|thats|theres|hes|shes|theyre|youre|dont|didnt|gotta|kinda|ppl|[a-z]+[0-9]+)\b|[()[\]{}“”"…?!<>*_]/iu
const endsOpen =
  /\b(?:and|or|but|because|so|that|to|for|with|of|the|a|an|my|your|our|his|her|their|like|at|in|on|is|was|i|we)$/i
const mostWords = 18

/** Returns the user’s words ready for a text, or undefined if they would need correction. */
export function toSetIn(words: string | undefined): string | undefined {
  if (words === undefined || words.trim() === '') return undefined
  const clean = withLocationNames(withPossessives(cleanClause(words)))
  const isWell = !broken.test(clean) && !endsOpen.test(clean) && clean.split(' ').length <= mostWords
  return isWell ? clean : undefined
}
