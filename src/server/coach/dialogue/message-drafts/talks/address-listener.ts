import { addressReader } from '../read-clause.ts'
import type { Listener } from './read-listener.ts'

const pronouns = [
  ['male', /\b(?:he|him|his|himself)(?![\p{L}])/giu],
  ['female', /\b(?:she|her|hers|herself)(?![\p{L}])/giu],
  ['many', /\b(?:they|them|their|theirs|themselves)(?![\p{L}])/giu],
] as const
const ownChild = /\b(?:my|our) (?:[\p{L}\d-]+ ){0,2}?(son|daughter|grandson|granddaughter|boy|girl)s?\b/iu

/** Stand for words that aren’t turned. */
const kept = (at: number): string => `⟦${at}⟧`

/** Words about the reader turned to the reader; 'his reading', to a son’s teacher, stays his. Null where it may be either’s. */
export function addressListener(words: string, { person, others }: Listener, text: string): string | null {
  const child = ownChild.exec(text)?.[1]?.toLowerCase()
  const childGender = child === undefined ? null : /son$|boy$/.test(child) ? 'male' : 'female'
  const isToChild = person.relation === 'child' || person.relation === 'grownChild'
  const said: string[] = []
  let masked = words
  for (const [gender, form] of pronouns) {
    if (words.search(form) < 0) continue
    const isOthers = others.some((other) => other.gender === gender) || (gender === childGender && !isToChild)
    if (!isOthers) continue
    if (person.gender === gender) return null
    masked = masked.replace(form, (found) => kept(said.push(found) - 1))
  }
  return addressReader(masked)?.replace(/⟦(\d+)⟧/g, (_, at: string) => said[Number(at)] ?? '') ?? null
}
