import { normalize, splitSentences } from '../../guide/words.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { type Answer, asking, say, type Turn } from '../compose-answer.ts'

const maxLetters = 2_000
const maxQuoted = 180

const asksFor =
  /\b(?:how (?:do|would|should|could|can|to)|what (?:do|should|would|can|is|am)|should (?:i|we)|want to|need to|dont know|cant decide|would you)\b/

/** The sentence that asks, else the last that wants something, else the last. */
function askedIn(message: string): string {
  const sentences = splitSentences(message.slice(0, maxLetters))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  return (
    sentences.findLast((sentence) => sentence.endsWith('?')) ??
    sentences.findLast((sentence) => asksFor.test(normalize(sentence))) ??
    sentences.at(-1) ??
    ''
  )
}

const questions: readonly [RegExp, string][] = [
  [
    /\b(?:say|words|begin|start|tell|bring(?:ing)? (?:it|this|that) up)\b/,
    'Who’d hear it first, and what’s the one thing they should know by the end?',
  ],
  [/\b(?:dont want|cant just|without)\b/, 'What would you like to be different a month from now, if it went well?'],
  [/\bhow\b/, 'Which part of that is where you get stuck?'],
  [/\b(?:should|would you|decide)\b/, 'What speaks most for it, and what speaks most against it?'],
]
const otherwise = 'What would be the best way this could turn out, as you see it?'

/** Of what is told at length and no matter is surely about: what is asked, and one question about it. */
export function reflect({ request: { message } }: Turn): Answer {
  const asked = askedIn(message)
  const line = normalize(asked)
  const question = questions.find(([form]) => form.test(line))?.[1] ?? otherwise
  return say(
    `I’ve read all of it, and I’d rather not hand you a note about something else. What I take from it: ${quoteUserText(asked.replace(/(?<![.?!])[.?!]+$/, ''), maxQuoted)}.`,
    { question: asking('heard', question), closesTopic: true, isFree: true },
  )
}
