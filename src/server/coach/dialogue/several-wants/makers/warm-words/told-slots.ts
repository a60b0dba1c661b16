import { capitalize } from '#contract/capitalize.ts'
import { capitalizeNames } from '../../../../actions/capitalize-names.ts'
import { toSecondPerson } from '../../../../second-person.ts'
import type { Details } from '../../../message-drafts/read-details.ts'
import { type MentionedPerson, readMentionedPeople } from '../../../people/read-mentioned-people.ts'
import type { WrittenTheme } from './written-themes.ts'

/** In letters. What comes after isn’t read. */
const maxLetters = 2_000

/** Writes a message as the patterns of themes expect it: straight apostrophes, single spaces, names with a capital. */
export const toPlainText = (message: string): string =>
  capitalizeNames(
    message
      .slice(0, maxLetters)
      .replace(/[’‘`´]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/\s+/g, ' '),
  )

const forms = {
  he: { they: 'he', them: 'him', their: 'his', theyre: 'he’s', theyve: 'he’s', theyll: 'he’ll' },
  she: { they: 'she', them: 'her', their: 'her', theyre: 'she’s', theyve: 'she’s', theyll: 'she’ll' },
  they: { they: 'they', them: 'them', their: 'their', theyre: 'they’re', theyve: 'they’ve', theyll: 'they’ll' },
} as const

/** Returns the person whom the matched words, their sentence or else the text mentions first. */
function personOf(text: string, found: RegExpExecArray): MentionedPerson | undefined {
  const people = readMentionedPeople(text)
  const from = Math.max(text.lastIndexOf('. ', found.index), text.lastIndexOf('! ', found.index), 0)
  const near = text.slice(from, found.index + found[0].length)
  const isIn = (words: string) => (person: MentionedPerson) => person.calls.some((call) => words.includes(call))
  return (
    people.find(isIn(found[0])) ??
    people.find(isIn(near)) ??
    people.find(({ kind }) => kind === 'child') ??
    people.find(({ name }) => name !== null)
  )
}

const her = /\b(?:she|her|hers|she's)\b/gi
const him = /\b(?:he|him|his|he's)\b/gi
/** Returns the pronoun that the text uses more, where its person doesn't say. */
function pronounOf(text: string, person: MentionedPerson | undefined): MentionedPerson['pronoun'] {
  if (person !== undefined && person.pronoun !== 'they') return person.pronoun
  const [women, men] = [[...text.matchAll(her)].length, [...text.matchAll(him)].length]
  return women === men ? 'they' : women > men ? 'she' : 'he'
}

/** Parents who are called so, without a 'my'. */
const bare = /\b(dad|mom|mama|daddy|grandma|grandpa|nana|papa)\b/i

/** How the person is called in a text. In the user's own voice, nobody is named who isn't told. */
function whoOf(text: string, person: MentionedPerson | undefined, isOwnVoice: boolean): Details {
  if (person?.name !== undefined && person.name !== null) return { who: person.name }
  if (person?.role !== undefined && person.role !== null) return { who: `${isOwnVoice ? 'my' : 'your'} ${person.role}` }
  const kin = bare.exec(text)?.[1]?.toLowerCase()
  if (kin !== undefined) return { who: isOwnVoice ? capitalize(kin) : `your ${kin}` }
  return isOwnVoice ? {} : { who: 'your kid' }
}

/** The marks of Markdown, and quotation marks, don’t belong in a text of ours. */
const clean = (words: string): string =>
  words
    .replace(/[*_`#<>[\]"()]/g, '')
    .replaceAll("'", '’')
    .trim()

const small = new Set(['kin', 'kind', 'parent', 'did', 'test', 'fault'])
/** Matches a relation before a name: 'my son Eli' is called Eli. */
const namedRelation = /^(?:my|our) (?:[\p{L}-]+ ){1,3}(\p{Lu}\p{Ll}+)$/u

/** Words that have a capital only because a sentence began with them. */
const sentenceStart = /^(?:My|Our|The|His|Her|An?)(?= )/

function toWords(slot: string, words: string, isOwnVoice: boolean): string {
  const plain = clean(words)
  const named = namedRelation.exec(plain)?.[1] ?? plain
  const cased = small.has(slot) ? named.toLowerCase() : named.replace(sentenceStart, (word) => word.toLowerCase())
  return isOwnVoice ? cased : toSecondPerson(cased)
}

/**
 * Reads what fills the slots of a theme's texts. `isOwnVoice`: the text is spoken by the user, so 'my mom' stays so; else it
 * becomes 'your mom'.
 */
export function readThemeSlots(theme: WrittenTheme, found: RegExpExecArray, text: string, isOwnVoice = false): Details {
  const facts = theme.facts.flatMap(([slot, pattern]) => {
    const words = pattern.exec(text)?.[1]
    return words === undefined ? [] : [[slot, words] as const]
  })
  const groups = Object.entries(found.groups ?? {}).flatMap(([slot, words]) =>
    typeof words === 'string' ? [[slot, words] as const] : [],
  )
  const person = personOf(text, found)
  return {
    ...forms[pronounOf(text, person)],
    ...whoOf(text, person, isOwnVoice),
    ...(person?.name !== null && person !== undefined && { name: person.name }),
    ...Object.fromEntries([...facts, ...groups].map(([slot, words]) => [slot, toWords(slot, words, isOwnVoice)])),
  }
}
