import { holidays, weekdaysAndMonths } from '../../calendar-names.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
/** The relation of somebody to the user, as far as conversations with them differ. */
type Kind = 'child' | 'grown child' | 'partner' | 'parent' | 'kin' | 'friend' | 'work' | 'other'
type Pronoun = 'he' | 'she' | 'they'

/** Somebody that a message mentions. `calls`: the names for them in the message, the longest first. */
export type MentionedPerson = {
  name: string | null
  role: string | null
  kind: Kind
  pronoun: Pronoun
  calls: string[]
}

const of = (kind: Kind, pronoun: Pronoun, roles: string): [string, { kind: Kind; pronoun: Pronoun }][] =>
  roles.split('|').map((role) => [role, { kind, pronoun }])

const roles = new Map([
  ...of('child', 'he', 'son|stepson|grandson|boy'),
  ...of('child', 'she', 'daughter|stepdaughter|granddaughter|girl'),
  ...of('child', 'they', 'kid|teenager|teen|oldest|youngest|grandchild'),
  ...of('partner', 'he', 'husband|boyfriend|fiance'),
  ...of('partner', 'she', 'wife|girlfriend'),
  ...of('partner', 'they', 'partner|ex'),
  ...of('partner', 'he', 'ex husband|ex-husband'),
  ...of('parent', 'she', 'mom|mother|mama|grandma|grandmother|stepmom|mother in law|mother-in-law|mil'),
  ...of('parent', 'he', 'dad|father|grandpa|grandfather|stepdad|father in law|father-in-law'),
  ...of('kin', 'she', 'sister|aunt|niece|sister in law|sister-in-law|daughter in law|daughter-in-law'),
  ...of('kin', 'he', 'brother|uncle|nephew|brother in law|brother-in-law|son in law|son-in-law'),
  ...of('kin', 'they', 'cousin'),
  ...of(
    'friend',
    'they',
    'friend|maid of honor|bridesmaid|roommate|neighbor|neighbour|buddy|housemate|sitter|babysitter|tenant',
  ),
  ...of(
    'work',
    'they',
    'boss|assistant manager|assistant|employee|manager|supervisor|principal|coworker|director|landlord|professor',
  ),
  ...of(
    'work',
    'they',
    'teacher|instructor|doctor|client|customer|pastor|coach|owner|mechanic|plumber|hairdresser|barber|dentist|realtor|contractor',
  ),
])
const longestFirst = [...roles.keys()].toSorted((one, other) => other.length - one.length)
const beside =
  '(?:future|former|late|older|younger|little|big|best|good|old|oldest|youngest|next door|upstairs|downstairs|new|own|dear|nursing|\\d{1,2} year old)'
const withRole = new RegExp(
  `\\b(?:my|our|his|her) (?:${beside} ){0,2}(${longestFirst.join('|')})\\b(?![- ]in[- ]law)`,
  'giu',
)
/** Matches a name right after a role. It is a separate expression, because the matches of `(?-i:…)` depend on how far V8 has optimized it. */
const nameAfter = /(?: (?:named|called|of [\p{L}\d]{1,8} years),?|,)? ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}{1,20})/uy

function nameAt(text: string, at: number): { name: string | undefined; end: number } {
  nameAfter.lastIndex = at
  const name = nameAfter.exec(text)?.[1]
  return { name, end: name === undefined ? at : nameAfter.lastIndex }
}

const titled = /\b(?:(?:Mr|Mrs|Ms|Dr)\.?|Pastor|Father|Sister|Coach|Aunt|Uncle|Grandma|Grandpa) \p{Lu}\p{L}{1,20}/gu

const verbs =
  'is|was|has|had|said|says|asked|asks|wants|wrote|answered|texted|called|told|thinks|keeps|got|just|does|did|never|always|came|goes|will|would|can|forgot|lost|left|missed|needs|starts|broke'
const acting = new RegExp(
  `(?<!\\p{L})(\\p{Lu}\\p{Ll}{2,15})(?=[’']s (?:going|not|been|the|always|a)|,? (?:${verbs})(?!\\p{L}))`,
  'gu',
)
const addressingVerbs = oneOf(
  'tell|ask|text|e-?mail|message|thank|remind|invite|(?:say|text|e-?mail|write|note|talk|said|message|letter) to|answer|with|love|told|asked|call|called',
)
const addressed = new RegExp(String.raw`\b(?:${addressingVerbs}) (\p{Lu}\p{Ll}{2,15})(?=[’'\s.,;!?]|$)`, 'gu')
/** Words that may be in the position of a name; 'Mom' and 'Dad' are read as roles. */
const notMentioned = new Set([
  ...weekdaysAndMonths,
  ...holidays,
  ...`The This That There Then Things Everything Everyone Everybody Nobody Somebody Mom Dad What Which Who How Why When Where Now And But She They His Her Our You Your Medicare Social God Lord Costco Walmart Lowes Kohl Amazon
  Some One Two Three Last Next Nothing Something Lease Rent Work Not Yes Sure Okay English Spanish Halloween Facebook Instagram`.split(
    /\s+/,
  ),
])
const maxLetters = 4_000

/** Returns the age in 'Owen is 14', or 0. */
const ageOf = (text: string, call: string): number =>
  Number(new RegExp(`(?<!\\p{L})${call}(?:,| is| who is|[’']s|s)* (\\d{1,2})(?![\\d:,%])`, 'u').exec(text)?.[1] ?? 0)

const capitalized = (role: string): string | null =>
  /^(?:mom|dad|grandma|grandpa)$/i.test(role) ? capitalize(role.toLowerCase()) : null

/** Returns the pronoun that follows a person's name. */
function pronounAfter(text: string, call: string): Pronoun {
  const after = text.slice(text.indexOf(call) + call.length, text.indexOf(call) + call.length + 160)
  const found = /\b(he|him|his|she|her|they|them|their)\b/i.exec(after)?.[1]?.toLowerCase()
  if (found === undefined || found.startsWith('th')) return 'they'
  return found.startsWith('h') && found !== 'her' ? 'he' : 'she'
}

function withRoles(text: string): MentionedPerson[] {
  return [...text.matchAll(withRole)].map(({ 0: called, 1: role = '', index }): MentionedPerson => {
    const { name, end } = nameAt(text, index + called.length)
    const whole = text.slice(index, end)
    const plain = role.toLowerCase()
    const { kind, pronoun } = roles.get(plain) ?? { kind: 'other', pronoun: 'they' }
    const age = Math.max(ageOf(text, whole), name === undefined ? 0 : ageOf(text, name))
    const isGrown = kind === 'child' && age >= 18
    const short = `my ${role}`
    return {
      name: name ?? capitalized(role),
      role: plain,
      kind: isGrown ? 'grown child' : kind,
      pronoun: pronoun === 'they' ? pronounAfter(text, whole) : pronoun,
      calls: [whole, short, ...(name === undefined ? [] : [name])],
    }
  })
}

function withNames(text: string, known: readonly MentionedPerson[]): MentionedPerson[] {
  const isKnown = (name: string): boolean =>
    notMentioned.has(name) || known.some(({ calls }) => calls.some((call) => call.includes(name)))
  const found = [...text.matchAll(titled)].map(([name]) => name)
  const plain = [...text.matchAll(acting), ...text.matchAll(addressed)].flatMap(([, name]) => name ?? [])
  return [...new Set([...found, ...plain])]
    .filter((name) => !isKnown(name) && !(found.some((one) => one.endsWith(name)) && !found.includes(name)))
    .map((name): MentionedPerson => {
      const age = ageOf(text, name)
      return {
        name,
        role: null,
        kind: age > 0 && age < 18 ? 'child' : 'other',
        pronoun: name.startsWith('Mr') && !/^Mrs|^Ms/.test(name) ? 'he' : pronounAfter(text, name),
        calls: [name],
      }
    })
}

/** Merges mentions of the same person, by name or by role. */
function merge(people: readonly MentionedPerson[]): MentionedPerson[] {
  const all: MentionedPerson[] = []
  for (const person of people) {
    const same = all.find(
      ({ name, role }) =>
        (name !== null && name === person.name) || (role !== null && role === person.role && person.name === null),
    )
    if (same === undefined) all.push({ ...person, calls: [...person.calls] })
    else same.calls.push(...person.calls)
  }
  for (const person of all)
    person.calls = [...new Set(person.calls)].toSorted((one, other) => other.length - one.length)
  return all
}

/** Returns the index of the first name of somebody in a text, or the end of the text. */
const firstMention = (text: string, { calls }: Pick<MentionedPerson, 'calls'>): number =>
  Math.min(...calls.map((call) => text.indexOf(call)).filter((at) => at >= 0), text.length)

/** Reads the people of a text in the order in which it names them. */
export function readMentionedPeople(words: string): MentionedPerson[] {
  const text = words.slice(0, maxLetters)
  const known = withRoles(text)
  return merge([...known, ...withNames(text, known)]).toSorted(
    (one, other) => firstMention(text, one) - firstMention(text, other),
  )
}
