import { capitalize } from '#contract/capitalize.ts'
import { holidays, weekdaysAndMonths } from '../../../../calendar-names.ts'
import { findPeople, type Person, type Relation } from '../../../message-drafts/hard-conversations/find-people.ts'
import { splitUserSentences } from '../../../split-sentences.ts'
import type { Part } from '../../part.ts'

type Gender = 'female' | 'male' | 'many'
/** Somebody who may be meant to hear it. `name`: as the user calls them. `call`: how the user speaks to them. */
export type Listener = { relation: Relation | null; gender: Gender; name: string | null; call: string | null }

const nobody = new Set([
  ...weekdaysAndMonths,
  ...holidays,
  ...'I The My Our And But So What How Is Are Do Should Also Then Plus Can Mom Dad HOA HR Nashville Vegas Disney God'.split(
    ' ',
  ),
])
const afterRole = /^,? (\p{Lu}\p{Ll}{1,15})(?![\p{L}])/u
const addressed = /\b(?:tell|ask|to|with|approach) (\p{Lu}\p{Ll}{1,15})(?![\p{L}])/u
/** Children who are told of without 'my'. */
const childBefore =
  /^(?:boy|girl|son|daughter),? (?:is )?\d{1,2}\b|\b(?:two|three|four|\d) kids\b|\b(?:boy|girl) \d{1,2}\b/i
const littleOne = /\b(?:the|my|our) (?:little|big|older|younger) (?:ones?|guys?)\b|\bmy teen(?:ager)?\b/i
const kin = new Map(
  Object.entries({
    mom: 'Mom',
    mother: 'Mom',
    mama: 'Mama',
    dad: 'Dad',
    father: 'Dad',
    grandma: 'Grandma',
    grandpa: 'Grandpa',
    grandmother: 'Grandma',
    grandfather: 'Grandpa',
    nana: 'Nana',
    abuela: 'Abuela',
  }),
)
const pronouns = /\b(?:she|her|hers|he|him|his|they|them|their)\b/giu
const genderOfPronoun = (word: string): Gender =>
  /^s?he|^her/i.test(word) && !/^he$/i.test(word) ? 'female' : /^(?:he|him|his)$/i.test(word) ? 'male' : 'many'

const nameOf = (given: string | undefined): string | null => (given === undefined || nobody.has(given) ? null : given)

/** The only gender that the pronouns of a text have. */
function onlyGender(text: string): Gender | null {
  const [first, ...more] = new Set([...text.matchAll(pronouns)].map(([word]) => genderOfPronoun(word)))
  return first !== undefined && more.length === 0 ? first : null
}

function toListener(person: Person, sentence: string, all: string): Listener {
  const name = nameOf(afterRole.exec(sentence.slice(person.to))?.[1])
  const gender = person.gender === 'any' ? (onlyGender(sentence) ?? onlyGender(all) ?? 'many') : person.gender
  const call = name ?? (/in[ -]law|['’]s /i.test(person.called) ? null : (kin.get(person.called.toLowerCase()) ?? null))
  return { relation: person.relation, gender, name, call }
}

/** Whose family is told of, without him. */
const husbandOf = /\b(?:my )?(?:husband|boyfriend|fianc[eé])['’]?s (?:family|mom|mother|parents|dad|sister|ex)\b/i
const husband: Listener = { relation: 'partner', gender: 'male', name: null, call: null }

function listenersIn(sentence: string, all: string): Listener[] {
  const people = findPeople(sentence).map((person) => toListener(person, sentence, all))
  if (husbandOf.test(sentence)) return [husband, ...people]
  return people.length === 0 && (littleOne.test(sentence) || childBefore.test(sentence))
    ? [{ relation: 'child', gender: onlyGender(all) ?? 'many', name: null, call: null }]
    : people
}

const named = (one: Listener, name: string): Listener => ({ ...one, name, call: name })
const ofGender = (one: Listener, gender: Gender): Listener => ({ ...one, gender })

/** Those whom a part may want to speak to, the likeliest first. Of people who aren’t named in the want, the nearest before it. */
export function findListeners({ want, context }: Part): Listener[] {
  const all = context.turn.request.message
  // Whoever comes after a comma is told of: 'What do I say to Denise, or should I go to our boss'.
  const inWant = listenersIn(want.split(/, |\b(?:because|since)\b/)[0] ?? want, all)
  const at = Math.max(0, all.indexOf(want.slice(0, 24)))
  const bySentence = splitUserSentences(all.slice(0, at)).map((sentence) => listenersIn(sentence, all))
  const after = splitUserSentences(all.slice(at + want.length)).flatMap((sentence) => listenersIn(sentence, all))
  const known = [...bySentence.toReversed().flat(), ...after]
  const name = nameOf(addressed.exec(want)?.[1])
  if (name !== null) {
    const same = known.find((one) => one.name === name)
    if (same !== undefined) return [same]
    const unnamed = known.flatMap((one) => (one.name === null ? [named(one, name)] : []))
    return [...unnamed, { relation: null, gender: onlyGender(want) ?? onlyGender(all) ?? 'many', name, call: name }]
  }
  const [, direct] =
    /\b(?:tell|ask|to|with|approach) (her|him|them)\b(?! \p{L}+ (?:that|to|about|if)\b)/iu.exec(want) ?? []
  if (inWant.length > 0 && direct === undefined)
    return /\b(?:his|her) (?:mom|mother|dad|father|parents)\b/i.test(want) ? [...inWant, ...known] : inWant
  const asked = direct ?? /\b(?:her|him|them|she|he|they)\b/i.exec(want)?.[0]
  if (asked === undefined) return [...bySentence.flat(), ...after]
  const gender = genderOfPronoun(asked)
  const fitting = known.filter((one) => one.gender === gender || one.gender === 'many' || gender === 'many')
  return [...fitting.filter((one) => one.gender === gender), ...fitting.filter((one) => one.gender !== gender)].map(
    (one) => (one.gender === 'many' ? ofGender(one, gender) : one),
  )
}

const forms: Readonly<Record<Gender, readonly [he: string, him: string, his: string, hes: string]>> = {
  female: ['she', 'her', 'her', 'she’s'],
  male: ['he', 'him', 'his', 'he’s'],
  many: ['they', 'them', 'their', 'they’re'],
}

/** The slots for speaking to somebody and of them. */
export function listenerSlots(listener: Listener | null): [string, string][] {
  const [he, him, his, hes] = forms[listener?.gender ?? 'many']
  const call = listener?.call ?? null
  return [
    ['to', call === null ? '' : `${call}, `],
    ['he', he],
    ['him', him],
    ['Him', capitalize(him)],
    ['his', his],
    ['hes', hes],
    ...(call === null ? [] : [['call', call] satisfies [string, string]]),
  ]
}
