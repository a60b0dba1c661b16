import { capitalize } from '#contract/capitalize.ts'
import { objectForms } from '../second-person.ts'

type Person = readonly [name: string, them: string]
const said: readonly (readonly [words: string, name: string | null, them: string])[] = [
  ['mom mama momma mother mum', 'mom', 'her'],
  ['dad daddy father papa', 'dad', 'him'],
  ['husband hubby', 'husband', 'him'],
  ['wife sister daughter nana granny grandma grandmother granddaughter aunt niece girlfriend', null, 'her'],
  ['son brother grandpa grandfather grandson uncle nephew boyfriend', null, 'him'],
  ['baby toddler friend cousin neighbor coworker teenager', null, 'them'],
]
/** For each word for a person: the word that is said back, and the pronoun. */
const relatives: ReadonlyMap<string, Person> = new Map(
  said.flatMap(([words, name, them]) => words.split(' ').map((word): [string, Person] => [word, [name ?? word, them]])),
)
/** Matches the user's relatives: not 'his mom'; 'the baby' becomes 'your baby' only after 'my'. */
const relative = new RegExp(
  String.raw`(?<!\b(?:his|her|their|a|an|the|one|some|any|other|of|no) )\b(${[...relatives.keys()].join('|')})\b(?! in law)`,
  'g',
)

export type StatementSlots = ReadonlyMap<string, string>

/** Returns the named groups of the patterns, and the person that the message is about, if there is just one. */
export function slotsOf(line: string, forms: readonly RegExp[]): StatementSlots {
  const slots = new Map<string, string>()
  for (const form of forms)
    for (const [name, value] of Object.entries(form.exec(line)?.groups ?? {}))
      if (typeof value === 'string')
        slots.set(
          name,
          value.replaceAll(/\b(?:my|our|me|us|we|i)\b/g, (word) => objectForms.get(word) ?? 'you'),
        )
  const people = [...line.matchAll(relative)].flatMap(([, word = '']) => [relatives.get(word)])
  const [person] = people
  if (person !== undefined && people.every((one) => one?.[0] === person[0])) {
    slots.set('who', `your ${person[0]}`)
    slots.set('them', person[1])
  }
  return slots
}

const digits = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** A sentence begins with “Three weeks” rather than a digit. */
const begin = (value: string): string =>
  capitalize(value.replace(/^[1-9](?= |$)/, (digit) => digits[Number(digit)] ?? digit))

const slot = /\{(\p{L})(\p{L}*)\}/gu

/** The line with its slots filled, “{Who}” with a capital letter. Returns null if one isn't known. */
export function fillSlots(words: string, slots: StatementSlots): string | null {
  let isWhole = true
  const filled = words.replaceAll(slot, (_, first: string, rest: string) => {
    const value = slots.get(`${first.toLowerCase()}${rest}`)
    if (value === undefined) isWhole = false
    return value === undefined ? '' : /\p{Lu}/u.test(first) ? begin(value) : value
  })
  return isWhole ? filled : null
}
