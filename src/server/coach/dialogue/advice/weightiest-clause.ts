import { uncapitalize } from '#server/lib/capitalize.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { sentencesOf } from '../split-sentences.ts'

const heavy = anyOf(
  'found out|telling|told|said|lied|behind my back|in front of|nobody asked|without asking|promised|never|cried|hit|scared|alone|sick',
)
const breaks = /,? and (?=(?:yesterday|today|last|then|now|he|she|they|i|nobody|my)\b)|, (?=(?:he|she|they|i)\b)/i
const mostWords = 26

/** Of what was told, the clause that weighs most, said to the user; null where none stands out. */
export function weightiestClause(message: string): string | null {
  const parts = sentencesOf(message)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) => sentence.split(breaks))
    .filter((part): part is string => part !== undefined && heavy.test(part) && part.split(' ').length <= mostWords)
    .filter((part) => part.split(' ').length >= 5 && !/\bsays? (?:just )?(?:to )?(?:let|leave|drop)\b/i.test(part))
  const best = parts.toSorted((one, other) => weight(other) - weight(one))[0]
  if (best === undefined) return null
  const plain = toYou(
    cleanReply(best.replace(/^(?:and|but|so|yesterday|today) /i, '').replace(/^i found out (?:that )?/i, '')),
  )
  return /^(?:He|She|They|It|My|Your|The|You)\b/.test(plain) ? uncapitalize(plain) : plain
}

const weight = (part: string): number => (/\b(?:found out|telling|lied|behind|scared|hit)\b/i.test(part) ? 2 : 1)
