import { firstMention, peopleToldOf, type ToldPerson } from '../people/told-people.ts'
import { genderOfName } from './first-names.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** Somebody whom the messages name. `calls`: how, the longest first. */
export type Named = { name: string | null; role: string | null; pronoun: 'he' | 'she' | 'they'; calls: string[] }

const mostLetters = 3_000
const capitalized = /(?<![\p{L}’'-])(\p{Lu}\p{Ll}{1,14})(?=[’']s\b|[^\p{L}’'-]|$)/gu
const titles =
  'Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?|Pastor|Father|Sister|Brother|Coach|Aunt|Auntie|Uncle|Grandma|Grandpa|Miss|Deacon|Rev\\.?|Reverend|Rabbi|Imam|Professor|Nurse|Officer'
const titled = new RegExp(`(?<!\\p{L})(?:${titles}) \\p{Lu}\\p{Ll}{1,20}`, 'gu')
const she = /^(?:Mrs|Ms|Miss|Sister|Aunt|Grandma|Nurse)/
const he = /^(?:Mr\b|Father|Brother|Uncle|Grandpa|Deacon)/
/** 'Dale (landlord)', 'Elaine, sister-in-law', 'Dana, his mama'. */
const explained = new RegExp(
  `(\\p{Lu}\\p{Ll}{1,15})(?:,? \\(|, )(?:(?:is )?(?:my|our|his|her|the|a) )?(${oneOf('landlord|landlady|boss|manager|supervisor', '(?:brother|sister|mother|father|son|daughter)(?:[- ]in[- ]law)?|cousin|aunt|uncle|niece|nephew', '(?:college |old |best |work )?friend|neighbor|coworker|teacher|roommate|ex|mama|mom|dad|husband', 'wife|girlfriend|boyfriend|client|boy|girl')})\\b`,
  'gu',
)
/** 'Karim has a big car, my brother': who that is stands at the end. */
const explainedAfter = new RegExp(
  `(?:^|[.!?] )(\\p{Lu}\\p{Ll}{1,15}) [^.!?,]{3,50}, my (${oneOf('(?:brother|sister|mother|father)(?:[- ]in[- ]law)?|cousin|friend|neighbor|boss|son|daughter', 'uncle|aunt')})(?=[.!?,]|$)`,
  'gu',
)
const theyAre: Readonly<Record<string, 'he' | 'she'>> = {
  landlady: 'she',
  brother: 'he',
  sister: 'she',
  mother: 'she',
  father: 'he',
  son: 'he',
  daughter: 'she',
  aunt: 'she',
  uncle: 'he',
  niece: 'she',
  nephew: 'he',
  mama: 'she',
  mom: 'she',
  dad: 'he',
  daddy: 'he',
  husband: 'he',
  wife: 'she',
  girlfriend: 'she',
  boyfriend: 'he',
  boy: 'he',
  girl: 'she',
  grandson: 'he',
  granddaughter: 'she',
}
const pronounOfRole = (role: string): Named['pronoun'] => theyAre[role.split(/[- ]/)[0] ?? ''] ?? 'they'

/** 'My husband’s mother Linda' is Linda. */
export const kinOfKin = /\b[Mm]y \p{L}{2,15}’s \p{L}{2,15} (?=\p{Lu}\p{Ll}+\b)/gu

/** Without what only explains who somebody is. */
export const withoutExplained = (text: string): string =>
  text
    .replace(explained, '$1')
    .replace(/\b(?:the|my|our|a|an) (?:\p{L}+ ){0,3}(?=(?:Mr|Mrs|Ms|Dr)\. \p{Lu})/gu, '')
    .replace(/(?<=\p{Lu}\p{Ll}{1,15})\),?/gu, '')
    .replace(kinOfKin, '')
    .replace(/\b(?:A|a|An|an) (?=(?:Mr|Mrs|Ms|Dr)\. )/g, '')
    .replace(/, my [\p{L} -]+(?=[.!?])/gu, '')

/** People who are only called by what they are, with nobody's 'my' before it. */
const bareRole = new RegExp(
  `\\b(?:(?:the|a|an|this|that) |(?=(?:mother|mom|father|dad) of ))(${oneOf('(?:next[- ]door )?neighbor|landlord|landlady|manager|supervisor|teacher|mechanic|contractor', 'plumber|(?:boy|girl|man|lady|woman|guy)(?: next door| upstairs| downstairs| across the street)?', 'coach|pastor|sitter|babysitter|principal|secretary|nurse|doctor|dentist', '(?:mother|mom|father|dad) of \\p{Lu}\\p{Ll}+|bride|groom|host|mailman|boss|tenant|client|customer', 'caterer|photographer|super', '(?:(?!other|same)\\p{Ll}+ )?(?:ladies|guys|team|group|crew|committee|parents)|pta|hoa|front desk')})\\b`,
  'giu',
)

const fromTold = ({ name, role, pronoun, calls }: ToldPerson): Named => ({ name, role, pronoun, calls: [...calls] })

function addName(people: Named[], name: string, role: string | null): void {
  const known = people.find(({ calls, name: own }) => own === name || calls.includes(name))
  const pronoun = genderOfName(name) ?? (role === null ? 'they' : pronounOfRole(role))
  if (known === undefined) people.push({ name, role, pronoun, calls: [name] })
  else {
    known.name ??= name
    known.role ??= role
    if (known.pronoun === 'they' || genderOfName(name) !== null)
      known.pronoun = pronoun === 'they' ? known.pronoun : pronoun
  }
}

function addTitled(people: Named[], text: string): void {
  for (const [name] of text.matchAll(titled)) {
    const last = name.split(' ').at(-1) ?? name
    const known = people.find(({ calls }) => calls.includes(name) || calls.includes(name.replace('.', '')))
    const pronoun = she.test(name) ? 'she' : he.test(name) ? 'he' : 'they'
    const plain = people.findIndex(({ calls, name: own }) => own === last && calls.length === 1)
    if (plain !== -1) people.splice(plain, 1)
    if (known === undefined) people.push({ name, role: null, pronoun, calls: [name] })
    else if (pronoun !== 'they') known.pronoun = pronoun
  }
}

const calledAfter = /(?:^|[.!?] )(\p{Lu}\p{Ll}{1,15})(?:, (?:he|she)[’']s| is (?:his|her) name)/gu
/** 'The boy next door mows my yard. Caleb, he’s fifteen.' */
function nameUnnamed(people: Named[], text: string): void {
  for (const [, name = ''] of text.matchAll(calledAfter)) {
    const at = people.findIndex((one) => one.name === name)
    const named = people[at]
    const known = people.findLast(
      (one) => one.name === null && (one.pronoun === 'they' || named === undefined || one.pronoun === named.pronoun),
    )
    if (known === undefined || (named && named.role !== null)) continue
    known.name = name
    known.calls.push(name)
    if (named) people.splice(at, 1)
  }
}

/** Whom the messages tell of, in the order in which they are named. */
export function peopleIn(written: string): Named[] {
  const text = written.slice(0, mostLetters)
  const people = peopleToldOf(text).map(fromTold)
  for (const [, name = '', role = ''] of [...text.matchAll(explained), ...text.matchAll(explainedAfter)]) {
    addName(people, name, role.toLowerCase())
    const person = people.find((one) => one.name === name)
    const double = people.findIndex((one) => one !== person && one.name === null && one.role === role.toLowerCase())
    if (person && double !== -1) {
      person.calls.push(...(people[double]?.calls ?? []))
      people.splice(double, 1)
    }
  }
  for (const [, name = ''] of text.matchAll(capitalized)) if (genderOfName(name) !== null) addName(people, name, null)
  addTitled(people, text)
  for (const { 0: call, 1: role = '', index } of text.matchAll(bareRole)) {
    const name = /^,? (\p{Lu}\p{Ll}{1,15})(?![\p{L}])/u.exec(text.slice(index + call.length))?.[1]
    const own = people.find((one) => one.name === name && name !== undefined)
    if (own) own.calls.unshift(`${call}, ${own.name ?? ''}`, `${call} ${own.name ?? ''}`, call)
    else if (!people.some(({ calls }) => calls.some((one) => one.toLowerCase() === call.toLowerCase())))
      people.push({
        name: name ?? null,
        role: role.toLowerCase(),
        pronoun: pronounOfRole(role.toLowerCase()),
        calls: name === undefined ? [call] : [`${call}, ${name},`, `${call}, ${name}`, `${call} ${name}`, call, name],
      })
  }
  nameUnnamed(people, text)
  for (const person of people) person.pronoun = genderOfName(person.name ?? '') ?? person.pronoun
  return people
    .filter(
      ({ calls, name }) =>
        calls.length > 0 &&
        !people.some(
          (other) => other.name === null && name !== null && other.calls.some((call) => call.includes(` of ${name}`)),
        ),
    )
    .toSorted((one, other) => firstMention(text, one) - firstMention(text, other))
}
