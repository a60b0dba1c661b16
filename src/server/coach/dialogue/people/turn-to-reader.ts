import { addressReader, cleanClause } from '../drafts/read-clause.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import type { ToldPerson } from './told-people.ts'

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pronouns = /\b(?:he|she|him|her|his|hers|himself|herself)(?:[’'](?:s|d|ll))?\b/i
/** Where a name is what acts. */
const acts = '(?<=^|[,;.] |\\b(?:and|but|because|that|if|when|since|so|while|until|before|after|where) )'
const verbFollows = '(?= (?!to\\b|for\\b|and\\b|about\\b|on\\b|at\\b|in\\b|that\\b|with\\b|or\\b)\\p{L})'

const asPronoun = ({ pronoun }: ToldPerson) =>
  pronoun === 'they'
    ? { acts: 'he', object: 'him', own: 'his' }
    : pronoun === 'he'
      ? { acts: 'he', object: 'him', own: 'his' }
      : { acts: 'she', object: 'him', own: 'his' }

/** The reader's names as pronouns: 'my daughter’s coat' is 'his coat', which is turned to 'your coat' after. */
function withoutNames(sentence: string, reader: ToldPerson): string {
  const { acts: subject, object, own } = asPronoun(reader)
  return reader.calls.reduce((text, call) => {
    const name = escaped(call)
    return text
      .replace(new RegExp(`(?<!\\p{L})${name}(?:[’']s|s)(?= \\p{L})`, 'giu'), own)
      .replace(new RegExp(`${acts}${name}${verbFollows}`, 'giu'), subject)
      .replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), object)
  }, sentence)
}

const typed: readonly [RegExp, string][] = [
  [/\bshes\b/gi, 'she’s'],
  [/\bhes\b/gi, 'he’s'],
  [/\btheyre\b/gi, 'they’re'],
  [/\bim\b/gi, 'I’m'],
  [/\bive\b/gi, 'I’ve'],
  [/\b(because|and|but|if|that) its\b/gi, '$1 it’s'],
  [/(?<=^|\s)'(?=\p{L}[^']{0,80}')/gu, '‘'],
  [/(?<=‘[^'‘]{1,80})'(?=\s|[.,;!?]|$)/g, '’'],
  [/'/g, '’'],
]

const isNamed = (sentence: string, { calls }: ToldPerson): boolean =>
  calls.some((call) => new RegExp(`(?<!\\p{L})${escaped(call)}(?:s|[’']s)?(?!\\p{L})`, 'iu').test(sentence))

/** Whether a sentence names the reader. */
export const mentions = (sentence: string, reader: ToldPerson): boolean => isNamed(sentence, reader)

const plural = /\b(?:they|them|their|theirs)\b/i
/** 'I am 74 and my neighbor …' */
const aboutMyself = /^(?:so )?(?:i am|i[’']m) (?:an? )?\d{1,2} and /i
const nextClause = /(?=,? (?:and|but|because|so) (?!then\b))|(?=, \p{L})/u

/** What somebody else thinks of it is not for the reader. */
const isOpinion = /\b(?:says|said|thinks|told me|tells me|wants me)\b/i

/** What follows the naming of a person. */
function afterName(clause: string, { calls }: ToldPerson): string[] {
  const line = clause.toLowerCase()
  return calls.flatMap((call) => {
    const at = line.indexOf(call.toLowerCase())
    return at === -1 ? [] : [clause.slice(at + call.length)]
  })
}

/** 'and now says …': the one who acted before. */
const continues =
  /^,? (?:and|but) (?:now |then |just |always |never )?(?:has|is|was|does|gets|keeps|lets|leaves|says|wants|gives|pays)\b/i

type Turned = { words: string[]; hasOther: boolean; hasGap: boolean }

/** One clause after the other: where somebody else is named, later pronouns are theirs. */
function turnClause(
  { words, hasOther, hasGap }: Turned,
  clause: string,
  reader: ToldPerson,
  others: readonly ToldPerson[],
): Turned | null {
  const named = others.find((person) => isNamed(clause, person))
  const isReaders = isNamed(clause, reader)
  if (named !== undefined && !isReaders) {
    if (isOpinion.test(clause)) return { words, hasOther: true, hasGap: true }
    const rest = others.flatMap((person) => afterName(clause, person))
    if (rest.some((after) => pronouns.test(after) || plural.test(after))) return { words, hasOther: true, hasGap: true }
  }
  // What follows a clause that was left out would hang in the air.
  if (hasGap) return null
  const isTheirs = hasOther && !isReaders && !continues.test(clause)
  const turned = isTheirs ? clause : addressReader(withVerb(withoutNames(clause, reader)))
  return turned === null ? null : { words: [...words, turned], hasOther: hasOther || named !== undefined, hasGap }
}

/** Stands for the reader while a sentence is taken apart. */
const token = 'Readerx'

const asToken = (sentence: string, { calls }: ToldPerson): string =>
  calls
    .reduce(
      (text, call) => text.replace(new RegExp(`(?<!\\p{L})${escaped(call)}(?=[’']s|s?(?!\\p{L}))`, 'giu'), token),
      sentence,
    )
    .replace(/Readerx, (?=(?:has|is|was|keeps|got|just|who|\p{Ll}{2,}ed|never|always)\b)/gu, `${token} `)
    .replace(/Readerx (?:is|who is|[’']s) \d{1,2} and /g, `${token} `)

const also: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' }
/** 'and has a 58', said of the reader. */
const withVerb = (clause: string): string =>
  clause.replace(
    /^(,? (?:and|but) (?:just |always |never |now )?)(has|is|was|does|goes|gets|keeps|lets|leaves|takes|says|wants|gives|pays)\b/i,
    (_, before: string, verb: string) => `${before}${also[verb] ?? verb.slice(0, -1)}`,
  )

/** A sentence of the user's about the reader, as it is said to the reader; null where that isn't safe. */
export function toReader(sentence: string, reader: ToldPerson, others: readonly ToldPerson[]): string | null {
  const plain = typed.reduce((text, [form, instead]) => text.replace(form, instead), sentence)
  if (plural.test(plain) && reader.pronoun !== 'they') return null
  const held = { ...reader, calls: [token] }
  let turned: Turned | null = { words: [], hasOther: false, hasGap: false }
  for (const clause of asToken(plain, reader).replace(aboutMyself, '').split(nextClause))
    turned &&= turnClause(turned, clause, held, others)
  const words = turned?.words.join('').trim().replace(/^,/, '') ?? ''
  if (words === '' || /\byou was\b/.test(words)) return null
  const begun = words.replace(/^(?:and|but|so|also|then|now|well|oh|yes|plus),? /i, '')
  return capitalize(cleanClause(begun))
}
