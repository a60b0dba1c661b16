import { oneOf } from '../../phrase-pattern.ts'

/** A clause, and what joins it to the one before it in its sentence. */
export type JoinedClause = { text: string; joins: 'and' | 'but' | null }

const joint = new RegExp(
  oneOf(
    ",? (and|but|so) (?=(?:then )?(?:i|im|i[’']m|i[’']ll|i[’']d|he|she|they|we|we[’']re|nobody|no one|tell|mention|ask)\\b)",
    ", (?=(?:tell|mention) |(?:and |but )?i (?:just |really |also |still )?(?:wait|want|need|cant|can[’']t)\\b)",
    ",? (?:because|bc) (?=i (?:want|need|[’']?d like)\\b)",
  ),
  'i',
)

/** A sentence in the clauses that have a subject of their own. */
export function joinedClauses(sentence: string): JoinedClause[] {
  const parts = sentence.replace(/(?<![.!?])[.!?]+$/, '').split(joint)
  return parts.flatMap((text, at): JoinedClause[] => {
    if (at % 2 === 1 || text === undefined || text.trim() === '') return []
    const word = at === 0 ? null : parts[at - 1]?.toLowerCase()
    return [
      { text: text.trim().replace(/^(?:and|but|then) /i, ''), joins: word === 'but' || word === 'and' ? word : null },
    ]
  })
}
