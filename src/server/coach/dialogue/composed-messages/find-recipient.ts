import { capitalize } from '#server/lib/capitalize.ts'
import type { Reader } from './message-draft.ts'
import { kinOfKin, type Named, peopleIn } from './named-people.ts'

const isNamedIn = (text: string, { calls }: Named): boolean =>
  calls.some((call) => new RegExp(`(?<!\\p{L})${call.replaceAll('.', '\\.')}(?!\\p{L})`, 'iu').test(text))

const verbsTo =
  '(?:(?:say|something|word|words|text|note|card|message|letter|e-?mail|write|talk|reply|back) (?:\\p{L}+ )?(?:to|for)|text|tell|ask|invite|thank|remind|e-?mail|call|answer|write|message|apologize to|send|let|congratulate|uninvite|turn down|pay back|carry|take)'
const toPronoun = new RegExp(`\\b(?:${verbsTo}|want|make|hurt|without|have|from|to) (him|her|them)\\b`, 'giu')
const ofPronoun = /\b(he|she|him|her)\b/giu

const asKin = (role: string): string | null =>
  /^(?:mom|dad|mama|grandma|grandpa|daddy)$/i.test(role) ? capitalize(role) : null

/** How somebody is greeted. */
function greetingOf({ name, role }: Named): string | null {
  if (name === null) return role === null ? null : asKin(role)
  if (role !== null && /^(?:aunt|uncle)$/.test(role) && !/^(?:Aunt|Uncle)/.test(name))
    return `${capitalize(role)} ${name}`
  return name.replace(/^(Mr|Mrs|Ms|Dr) /, '$1. ')
}

const asReader = (person: Named): Reader => ({
  name: greetingOf(person),
  role: person.role,
  pronoun: person.pronoun,
  isGroup: false,
})

const joined =
  /(?<!\p{L})((?:Mr\. |Mrs\. )?\p{Lu}\p{Ll}{1,15})(?:,? and |\/| & )((?:Mr\. |Mrs\. )?\p{Lu}\p{Ll}{1,15})(?!\p{L})/gu

/** Two who are told of together: 'Bob and Linda'. */
export function pairIn(text: string, people: readonly Named[]): [Named, Named] | null {
  for (const [, one, other] of text.matchAll(joined)) {
    const first = people.find(({ name }) => name === one)
    const second = people.find(({ name }) => name === other)
    if (first && second) return [first, second]
  }
  return null
}

/** Whom the order itself names. */
function orderedIn(request: string, people: readonly Named[]): Named | null {
  const found = [...request.matchAll(new RegExp(`\\b${verbsTo} `, 'giu'))].flatMap(({ 0: verb, index }) => {
    const rest = request.slice(index + verb.length)
    const called = people.find(({ calls, name, role }) =>
      [
        ...calls,
        ...(name === null ? [] : [name]),
        ...(role === null ? [] : [`my ${role}`, `my own ${role}`, `his ${role}`, `her ${role}`]),
      ].some((call) => rest.toLowerCase().startsWith(call.toLowerCase())),
    )
    return called ?? []
  })
  return found.at(-1) ?? null
}

/** A role alone, of the one who has that pronoun: 'my own son' is Travis. */
const meantBy = (person: Named, people: readonly Named[]): Named => {
  if (person.name !== null || person.role === null) return person
  const named = people.filter(({ name, role, pronoun }) => name !== null && role === null && pronoun === person.pronoun)
  const [only] = named
  return only !== undefined && named.length === 1 && person.pronoun !== 'they'
    ? { ...person, name: only.name, calls: [...person.calls, ...only.calls] }
    : person
}

const isOf = (pronoun: string, person: Named): boolean => {
  const own = pronoun.toLowerCase()
  return person.pronoun === 'they' || (person.pronoun === 'he') === (own === 'he' || own === 'him')
}

/** Of those who have the pronoun, who acts in the sentences. */
function mostMeant(candidates: readonly Named[], text: string): Named | null {
  const score = (person: Named): number =>
    person.calls.reduce((sum, call) => sum + text.split(call).length - 1, 0) +
    (/^(?:Mr|Mrs|Ms|Dr)/.test(person.name ?? '') ? 1 : 0) -
    (/^(?:son|daughter|husband|wife|baby|boy|girl)$/.test(person.role ?? '') && candidates.length > 1 ? 2 : 0)
  return candidates.toSorted((one, other) => score(other) - score(one))[0] ?? null
}

/** For whom the words are; null where nobody is told of. `request`: what asks for the words. */
export function findRecipient(told: string, asked: string): Reader | null {
  const text = told.replace(kinOfKin, '')
  const request = asked.replace(kinOfKin, '')
  const people = peopleIn(text)
  const pair =
    pairIn(request, people) ??
    (/\b(?:both of them|the two of them|invite)\b/i.test(request) ? pairIn(text, people) : null)
  if (pair)
    return {
      name: pair.map((one) => greetingOf(one) ?? '').join(' and '),
      role: pair[0].role,
      pronoun: 'they',
      isGroup: true,
    }
  const ordered = orderedIn(request, people)
  if (ordered) return asReader(meantBy(ordered, people))
  const pronoun =
    [...request.matchAll(toPronoun)].at(-1)?.[1] ??
    [...request.matchAll(ofPronoun)].at(-1)?.[1] ??
    [...text.matchAll(toPronoun)].findLast(([, word]) => !/them/i.test(word ?? ''))?.[1]
  const own =
    pronoun === undefined || /^them$/i.test(pronoun) ? people : people.filter((person) => isOf(pronoun, person))
  const fitting = own.length === 0 ? people : own
  const meant =
    pronoun === undefined
      ? (people.find((person) => isNamedIn(request, person)) ?? people[0] ?? null)
      : mostMeant(fitting, text)
  return meant && asReader(meantBy(meant, people))
}
