import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from './text-analysis.ts'

/** Words and phrases by the kind of person or circumstance that they name, lower case and without apostrophes. */
const peopleLexicon = z.record(z.string(), z.array(z.string()).min(1))

const maxLetters = 4_000
const tokensOf = (text: string): string[] =>
  normalize(text.slice(0, maxLetters))
    .split(' ')
    .filter((token) => token !== '')

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const beforeAge = new Set(['is', 'hes', 'shes', 'im', 'turned', 'turns', 'turning', 'whos', 'aged', 'age'])
const years = new Set(['year', 'years', 'yr', 'yrs'])
/** After 'is' a number may count something other than years: 'is 40 minutes'. */
const units = new Set(
  'percent minutes min mins hours hour hrs days day weeks week months month dollars bucks miles pounds am pm k'.split(
    ' ',
  ),
)

function ageAt(tokens: readonly string[], at: number): number | null {
  const token = tokens[at] ?? ''
  const next = tokens[at + 1] ?? ''
  const number = /^[0-9]{1,2}$/.test(token) ? Number(token) : numberWords.indexOf(token) + 1
  if (number < 1) return null
  if (next === 'yo' || (years.has(next) && tokens[at + 2] === 'old')) return number
  return beforeAge.has(tokens[at - 1] ?? '') && !units.has(next) && !years.has(next) ? number : null
}

/** Words before 'dad' that are not a child's name: 'Masons dad' is the other parent of the user's own child. */
const ownersOfDads = new Set([
  'his',
  'this',
  'was',
  'husbands',
  'boyfriends',
  'wifes',
  'friends',
  'partners',
  'as',
  'is',
  'moms',
])
const isDadOfNamed = (tokens: readonly string[], at: number): boolean =>
  (tokens[at] === 'dad' || tokens[at] === 'father') && isOwner(tokens[at - 1] ?? '')
const isOwner = (token: string): boolean => token.length > 3 && token.endsWith('s') && !ownersOfDads.has(token)

/** The age groups: a child under 12, a teenager, an adult, and a person of 60 or more. */
export const ageKinds = ['age0', 'age13', 'age20', 'age60'] as const
const ageKind = (age: number): string => (age < 12 ? 'age0' : age < 20 ? 'age13' : age < 60 ? 'age20' : 'age60')

/** The kinds of people and circumstances that a text names. */
export type PeopleReader = (text: string) => ReadonlySet<string>

/** Creates the reader of a lexicon. */
export function createPeopleReader(lexicon: z.output<typeof peopleLexicon>): PeopleReader {
  const byFirstWord = new Map<string, { words: readonly string[]; kind: string }[]>()
  for (const [kind, phrases] of Object.entries(lexicon))
    for (const phrase of phrases) {
      const words = phrase.split(' ')
      const first = words[0] ?? ''
      byFirstWord.getOrInsertComputed(first, () => []).push({ words, kind })
    }
  const kindsAt = (tokens: readonly string[], at: number): string[] => {
    const phrases = byFirstWord.get(tokens[at] ?? '') ?? []
    const age = ageAt(tokens, at)
    return [
      ...phrases.filter(({ words }) => words.every((word, n) => tokens[at + n] === word)).map(({ kind }) => kind),
      ...(age === null ? [] : [ageKind(age)]),
      ...(isDadOfNamed(tokens, at) ? ['ex'] : []),
    ]
  }
  return (text) => {
    const tokens = tokensOf(text)
    return new Set(tokens.flatMap((_, at) => kindsAt(tokens, at)))
  }
}

/** Reads the lexicon of people. */
export const readPeopleReader = async (): Promise<PeopleReader> =>
  createPeopleReader(await readContent('coach/people', peopleLexicon))
