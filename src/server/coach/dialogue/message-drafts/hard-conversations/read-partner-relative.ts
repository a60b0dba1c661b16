import { oneOf } from '../../../phrase-pattern.ts'
import { addressReader, cleanClause, isClean } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { Person } from './find-people.ts'
import { clauseAfter } from './read-complaint.ts'
import type { Listener } from './read-listener.ts'

const kin: readonly (readonly [RegExp, string])[] = [
  [/^my (?:mother|mom)[ -]in[ -]law$|^my mil$/i, 'your mom'],
  [/^my (?:father|dad)[ -]in[ -]law$|^my fil$/i, 'your dad'],
  [/^my (sister|brother)[ -]in[ -]law$/i, 'your $1'],
  [/^my in[ -]?laws$/i, 'your parents'],
  [/^my (?:husband|hubby|boyfriend|bf|fianc[eé]e?)[’']?s? /i, 'your '],
  [/^his /i, 'your '],
  [/^my step[ -]?/i, 'your '],
]
const does = oneOf(
  "keeps?|always|never|won[’']?t|wont|doesn[’']?t|doesnt|still|changes|calls|texts|shows|drops|comes|tells|makes|cancels|asks|wants|expects|treats|talks|says|lets|gives|buys|posts|invites|undermines|criticizes|ignores",
)
const subject = new RegExp(String.raw`^ (?:${does})\b`, 'iu')

/** Names somebody as one does to the partner: 'his ex' becomes 'your ex'. */
function calledBy(text: string, { from, to }: Person): string | null {
  const words = text.slice(from, to).trim().toLowerCase()
  const [form, called] = kin.find(([one]) => one.test(words)) ?? []
  return form === undefined || called === undefined ? null : words.replace(form, called)
}

/** Reads what somebody of the partner’s family does, as it is told to the partner. */
export function readThird(text: string, { relation, person, others }: Listener): Details | null {
  if (relation !== 'partner') return null
  const other = others.find(({ from, to }) => from >= 0 && subject.test(text.slice(to)))
  if (
    other === undefined ||
    (person.from >= 0 &&
      person.from < other.from &&
      /^ (?:keeps|always|never|wont|won[’']t)\b/i.test(text.slice(person.to)))
  )
    return null
  const called = calledBy(text, other)
  if (called === null) return null
  const pronoun = person.gender === 'female' ? 'she|her' : 'he|him|his'
  const said = clauseAfter(text.slice(other.to))
  const clause = cleanClause(said)
  if (new RegExp(String.raw`\b(?:${pronoun})\b`, 'i').test(clause) || !isClean(`${called} ${clause}`)) return null
  const left = text.slice(text.indexOf(said, other.to) + said.length)
  const answer = new RegExp(
    String.raw`^,? *(?:and|but) (?:${person.gender === 'female' ? 'she' : 'he'}) (?:just|always|never|still|only) [^,.?!]{2,50}`,
    'iu',
  ).exec(left)?.[0]
  const reply =
    answer === undefined
      ? null
      : addressReader(cleanClause(answer.replace(/ (?:how|what) .*$/i, '').replace(/^,? *(?:and|but) /i, '')))
  return {
    third: called,
    thirdly: `${called} ${clause}${reply === null ? '' : `, and ${reply.replace(/\bok$/i, 'okay')}`}`,
  }
}
