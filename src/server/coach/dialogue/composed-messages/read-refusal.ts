import { cleanClause } from '../drafts/read-clause.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { toReader } from '../people/turn-to-reader.ts'
import type { ToldPerson } from '../people/told-people.ts'
import type { Point } from './message-draft.ts'

const askedTo = oneOf("to (?:take on |do |be |help with |run |host )?|if i(?:[’']d| would| could| can)? |for ")
const asked = new RegExp(String.raw`\b(?:asked|asks|asking|wants|wanted) (?:me|us) (?:${askedTo})([^,.?!]{4,80})`, 'i')
const refuses = anyOf(
  'i (?:really )?(?:dont|do not|don’t|don.t) want (?:it|to|this|that)',
  'i (?:cant|can.t|cannot|wont|won.t)',
  'i.?d rather not',
  'saying no',
  'turn (?:it|this|him|her|them) down',
  'say no',
  'get out of',
  'id rather not',
)
const notNo = /\bnot saying no\b/i
const reason =
  /\b((?:my (?:son|daughter|kid|mom|dad|husband|wife)|i want to be|i(?:[’']ve| have) (?:got|done|had))\b[^.?!]{6,110})/i

/** A no to what was asked of the user, with thanks and at most one reason; nothing where no such thing was told. */
export function readRefusal(sentences: readonly string[], reader: ToldPerson, others: readonly ToldPerson[]): Point[] {
  const text = sentences.join(' ')
  const what = asked.exec(text)?.[1]
  if (what === undefined || notNo.test(text)) return []
  const at = sentences.findIndex((sentence) => refuses.test(sentence))
  if (at === -1) return []
  const why = sentences.slice(at).flatMap((sentence) => reason.exec(sentence)?.[1] ?? [])[0]
  const because = why === undefined ? null : toReader(why, reader, others)
  const thing = cleanClause(what.replace(/^(?:being|taking) /i, '').replace(/ (?:again|this year)$/i, ''))
  return [
    { kind: 'fond', text: `Thank you for thinking of me for ${thing}` },
    { kind: 'no', text: `I’m going to pass ${/this year/i.test(text) ? 'this year' : 'this time'}` },
    ...(because === null ? [] : [{ kind: 'fact', text: because } as const]),
  ]
}
