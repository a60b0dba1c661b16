import { addressReaderOnly } from '../read-clause.ts'
import type { Listener } from './read-listener.ts'

const pronouns = [
  ['male', /\b(?:he|him|his|himself)(?![\p{L}])/giu],
  ['female', /\b(?:she|her|hers|herself)(?![\p{L}])/giu],
  ['many', /\b(?:they|them|their|theirs|themselves)(?![\p{L}])/giu],
] as const
const ownChild = /\b(?:my|our) (?:[\p{L}\d-]+ ){0,2}?(son|daughter|grandson|granddaughter|boy|girl)s?\b/iu

/** Rewrites words about the listener to the listener; 'his reading', said to a son’s teacher, stays. Returns null if a pronoun may be either’s. */
export function addressListener(words: string, { person, others }: Listener, text: string): string | null {
  const child = ownChild.exec(text)?.[1]?.toLowerCase()
  const childGender = child === undefined ? null : /son$|boy$/.test(child) ? 'male' : 'female'
  const isToChild = person.relation === 'child' || person.relation === 'grownChild'
  const ofOthers: RegExp[] = []
  for (const [gender, form] of pronouns) {
    if (words.search(form) < 0) continue
    const isOthers = others.some((other) => other.gender === gender) || (gender === childGender && !isToChild)
    if (!isOthers) continue
    if (person.gender === gender) return null
    ofOthers.push(form)
  }
  return addressReaderOnly(words, ofOthers)
}
