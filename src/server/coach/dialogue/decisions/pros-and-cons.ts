import { anyOf } from '../../phrase-pattern.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'

const mostLetters = 2_000
const mostWords = 26

const forIt = anyOf(
  'on (?:the|a|my|our) (?:credit )?card|roof|braces|debt|bills?',
  'tuition|get by|(?:could )?use the money|same insurance',
  "benefits|pension|closer to home|i know the|i like|i[’']d love",
  'raise|save|rent went up|paid off',
)
const against = anyOf(
  'no more|summers?|weekends?|only (?:day|time|evening)|alone',
  "no overtime|i[’']?d be over|wanted that job",
  'grand(?:son|daughter|kids?|children)',
  'my (?:mom|dad|wrists?|back|knees?|hips?)|kids|nights|drive',
  'commute|scared|afraid|childcare|day ?care|off with',
)

const plainStart = /^(?:Summers?|Weekends?|The|There|It|My|No|We|Nights?|Same)\b/
/** As it stands in the middle of a sentence. */
const said = (part: string): string =>
  toYou(part)
    .replace(plainStart, (word) => word.toLowerCase())
    .replace(/^Your\b/, 'your')

/** What was told that speaks for a change and against it, in the user's words, each at most twice. */
export function prosAndCons(message: string): { pro: string[]; con: string[] } {
  const parts = message
    .slice(0, mostLetters)
    .split(
      /(?<=[.?!])\s+|, (?=and |but |which |no )| (?:but|so) (?=(?:it|its|it[’']s|there|i|my|the|no)\b)| and (?=(?:its|it[’']s|the|one of|there)\b)/i,
    )
    .filter((part) => !part.trim().endsWith('?') && !/^(?:is|what|should|do|does|would) /i.test(part))
    .map((part) => cleanReply(part.replace(/^(?:and|but|so|which|because) /i, '')))
    .filter((part) => part !== 'untitled' && part.split(' ').length >= 3 && part.split(' ').length <= mostWords)
  const con = parts.filter((part) => against.test(part))
  const pro = parts.filter((part) => forIt.test(part) && !con.includes(part))
  return { pro: pro.slice(0, 2).map(said), con: con.slice(0, 3).map(said) }
}
