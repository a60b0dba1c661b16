import type { DialogueState } from '#server/ports/dialogue-state.ts'
import { readCount } from '../number-words.ts'
import { weekdaysAndMonths } from '../calendar-names.ts'

type Fact = DialogueState['facts'][number]

const roles =
  'daughter|son|husband|wife|partner|boyfriend|girlfriend|boss|manager|sister|brother|mother|mom|mum|dad|father|friend|best friend|dog|cat|baby|coworker|colleague|landlord|teacher|hija|hijo|marido|esposo|esposa|novio|novia|jefe|jefa|hermana|hermano|amiga|amigo|madre|padre'
const named = new RegExp(
  `\\b(?:[Mm]y|[Mm]i) (?:\\p{L}+ )?(${roles})(?:,| is| is called| is named|[’']s name is| se llama)? (\\p{Lu}\\p{L}+)(?!\\p{L})(?:,? (?:who is |who[’']s |is |tiene |de )?\\(?(\\d{1,2})\\b)?`,
  'gu',
)
const aged = /(?<!\p{L})(\p{Lu}\p{L}+),? (?:is |who is |who[’']s |tiene )?\(?(\d{1,2})\)?(?= |,|\.|;|$|\))/gu
/** Words before a number that isn't an age: 'March 12', 'Room 4'. */
const notAged = new Set([
  ...weekdaysAndMonths,
  ...'I The My Mi El La On At In By Room Day Week Step Number Part'.split(' '),
])

/** Matches 'Ella is six.' */
const ageInWords =
  /(?<=\p{Lu}\p{L}+,? (?:is |who is |who[’']s )?)(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=[,.;]|$| (?:years|and my)\b)/gu

const maxFacts = 12
const maxLetters = 1_000

/** Reads names and ages in a message: 'my daughter Ella is 6'. */
export function readNamesAndAges(message: string): Fact[] {
  const text = message.slice(0, maxLetters).replaceAll(ageInWords, (word) => String(readCount(word)))
  const withRole = [...text.matchAll(named)].map(([, role = '', name = '', age]): Fact => ({
    name,
    is: age === undefined ? role : `${role}, ${age}`,
  }))
  const withAge = [...text.matchAll(aged)]
    .map(([, name = '', age = '']): Fact => ({ name, is: age }))
    .filter(({ name, is }) => !notAged.has(name) && Number(is) > 0)
  return [...withRole, ...withAge.filter((fact) => !withRole.some(({ name }) => name === fact.name))]
}

/** Adds the facts of the message; each name has only its latest. */
export function addFacts(known: readonly Fact[], message: string): Fact[] {
  const told = readNamesAndAges(message)
  if (told.length === 0) return [...known]
  const isNew = ({ name }: Fact) => !told.some((fact) => fact.name === name)
  return [...known.filter(isNew), ...told].slice(-maxFacts)
}

const asksAge =
  /^(?:(?:and|so|ok|okay|hey)[, ]+)*how old (?:is|are) (?:my )?(?:\p{L}+ )?(\p{L}{2,})\s*(?:now|again)?[?.!]*$/iu
/** Answers 'How old is Ella?' if the user said it before. Returns null for any other message. */
export function answerToldAge(message: string, facts: readonly Fact[]): string | null {
  const asked = asksAge.exec(message.trim())?.[1]?.toLowerCase()
  const fact = facts.find(
    ({ name, is }) => asked !== undefined && (name.toLowerCase() === asked || is.split(',')[0] === asked),
  )
  const age = fact === undefined ? undefined : /\d{1,2}/.exec(fact.is)?.[0]
  return fact === undefined || age === undefined ? null : `You told me ${fact.name} is ${age}.`
}
