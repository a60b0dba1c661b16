import { countWords } from '../../../guide/text-analysis.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { addressListener } from '../hard-conversations/address-listener.ts'
import { isClose } from '../hard-conversations/relation-words.ts'
import { addressReader, cleanClause } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { line, reasonIn, withCapitals } from './message-facts.ts'
import { toCoach } from './written-english.ts'

const asked = oneOf(
  'how (?:many|much|long|late|early|often|old|far|soon)|when|what (?:time|days?|size|grade|color|kind)|which|where',
  '(?:if|whether) (?:there|the|it|this|that)|what to|what (?:he|she|they|I|we|my|our|his|her|the)',
)
const question = new RegExp(
  String.raw`\bask(?:ing)?(?: (?:him|her|them|(?:my|the|our) (?:\p{L}+ ){0,2}?\p{L}+))? ((?:${asked})\b[^.?!,;]{4,80})`,
  'iu',
)
/** In words. A shorter question has no verb. */
const fewest = 4

/** Reads what the user wants to know: 'how many vacation days I have left'. */
function readQuestion({ text, listener }: DraftRequestText): Details | null {
  const found = question.exec(text)?.[1]
  if (found === undefined || listener === null || toCoach.test(found.replace(/^what to /i, ''))) return null
  const turned = addressListener(cleanClause(found), listener, text)
  return turned === null || countWords(turned) < fewest ? null : { question: withCapitals(turned) }
}

const missed = new RegExp(
  String.raw`\bfor ((?:${oneOf('missing|forgetting|not (?:coming to|making it to|being at|showing up (?:to|for|at))|being late (?:to|for)|skipping')}) [^.?!,;]{4,70})`,
  'iu',
)
const ending = / (?:because|since|I|but|and|so|how|what)\b.*$/u

/** Reads what somebody close was let down by, and the reason: 'for missing her birthday dinner, I had to work late'. */
function readMissed({ text, to }: DraftRequestText): Details | null {
  const found = missed.exec(text)?.[1]
  const what =
    found === undefined || to === null || !isClose(to) ? null : addressReader(cleanClause(found.replace(ending, '')))
  return what === null
    ? null
    : { what: withCapitals(what), why: line(reasonIn(text, /\b(?:sorry|apolog\w+|miss\w*|forg\w+)\b/i)) }
}

/** Questions for somebody, and apologies for what was missed. */
export const questionTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-apology-missed',
    signs: [/\b(?:apolog\w+|sorry)\b/, /\bfor (?:missing|forgetting|not|being late|skipping)\b/],
    not: /\b(?:should i|do i have to|owes? me)\b/,
    read: readMissed,
  },
  {
    id: 'told-question',
    signs: [/\b(?:text|email|e mail|message|note|letter|write|draft|send)\b/, /\bask(?:ing)?\b/],
    not: /\b(?:should i|what (?:do|should|can) i (?:say|tell)|asked me|asks me|keeps? asking|was asking|is asking|been asking)\b/,
    read: readQuestion,
  },
]
