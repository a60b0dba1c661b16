import { addressReader } from '../drafts/read-clause.ts'

const plural = /\b(?:they|them|their|theirs|themselves)\b/gi
/** A letter that no message holds: keeps 'they' from being turned. */
const mark = '\u2060'

const ownNoun = '(?= (?:on|for|in|at|with|until|and|because|so|by|since)\\b|[.,;]|$)'

/** 'Gary said' and 'Garys part', where Gary reads it. */
function withoutName(words: string, name: string): string {
  if (!/^\p{L}{2,20}$/u.test(name)) return words
  return words
    .replace(new RegExp(`\\b${name}(?:[’']s|s)${ownNoun}`, 'giu'), 'yours')
    .replace(new RegExp(`\\b${name}(?:[’']s|s)\\b`, 'giu'), 'your')
    .replace(
      new RegExp(`\\b${name}\\b(?= (?:owes|said|needs|has|is|was|can|could|will|would|should|does|did)\\b)`, 'giu'),
      'he',
    )
    .replace(new RegExp(`\\b${name}\\b`, 'giu'), 'you')
}

/**
 * Words about one reader, said to that reader. Others ('them') stay others. Null where a verb can't be turned safely.
 */
export function addressNamedReader(words: string, name: string | undefined): string | null {
  const named = name === undefined ? words : withoutName(words, name)
  const kept: string[] = []
  const held = named
    .replace(plural, (word) => {
      kept.push(word)
      return mark
    })
    .replace(/\b(?:he|she)[’']d\b/gi, 'you’d')
    .replace(/\b(?:he|she)[’']ll\b/gi, 'you’ll')
    .replace(/\bhers\b/gi, 'your place')
  const turned = addressReader(held)
  return turned === null ? null : turned.replaceAll(mark, () => kept.shift() ?? '')
}
