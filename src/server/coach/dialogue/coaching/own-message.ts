import { countWords } from '../../guide/text-analysis.ts'
import { blockquote } from '../../markdown.ts'
import { type Coaching, type CoachingContext, inBoth, type CoachingSlots } from './coaching.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { withFullStop } from './own-words.ts'

/** How a message in the user's own words is kept in the state of a conversation. */
export const ownMessageKind = 'own-message'

/** Matches characters that Markdown would interpret. */
const markup = /[*_`~#<>[\]{}|\\]+/g
const maxLetters = 1_000
const asTyped = (words: string): string => words.replace(markup, ' ').replace(/\s+/g, ' ').trim().slice(0, maxLetters)

const greets = /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening))\b/i

/** Puts the user's words between a greeting and a thank-you, without adding anything. */
function assemble({ slots }: CoachingContext): string {
  const words = withFullStop(slots['words'] ?? '')
  if (slots['isSpoken'] === '1') return `“${words}”`
  const greeting = slots['name'] === undefined ? 'Hi,' : `Hi ${slots['name']},`
  return [greets.test(words) ? null : greeting, words, /\bthank/i.test(words) ? null : 'Thank you.']
    .filter((part) => part !== null)
    .join('\n\n')
}

const toReader = /\b(?:you|your|yours|u|ur)\b/i
const toCoach =
  /^(?:what|how|(?:can|could|would) you (?:write|make|try|say|put)|do i|should i|is it|too|ok|okay|so|and)\b/i
const begins =
  /^(?:i|i[’'](?:m|ll|d|ve)|im|ill|we|we[’']\p{L}+|can|could|please|let[’']?s|sorry|thanks|thank|no|not|hi|hey|hello|dear)\b/iu
/** In words. */
const maxWords = 60
const maxWordsWithoutReader = 20

const ofReader = /\b(?:he|she|him|her|they|them|hes|shes)\b|\b(?:he|she|they)[’']/i

/** Whether a reply is the sentence itself, as it is to be sent, and neither a story nor something said to the coach. */
export function isSentence(reply: string): boolean {
  if (countWords(reply) > maxWords || splitUserSentences(reply).some((one) => toCoach.test(one))) return false
  if (toReader.test(reply)) return true
  return begins.test(reply.trim()) && countWords(reply) <= maxWordsWithoutReader && !ofReader.test(reply)
}

const readWords = (reply: string): CoachingSlots | null => (isSentence(reply) ? { words: asTyped(reply) } : null)

/** The one thing that is to be said comes from the user; the rest is set around it. */
export const ownMessage: Coaching = {
  kind: ownMessageKind,
  opens: () => null,
  start: inBoth('', ''),
  steps: [
    {
      slot: 'words',
      ask: inBoth('What’s the one thing it has to say?', '¿Qué es lo único que tiene que decir?'),
      like: inBoth('I’d like to keep the kids till six this time', 'Quisiera quedarme con los niños hasta las seis'),
      reads: readWords,
    },
  ],
  end: (context) =>
    context.slots['words'] === ''
      ? 'Okay, we’ll leave that one for now.'
      : `Here it is, in your words:\n\n${blockquote(assemble(context))}\n\nIf it isn’t right yet, send me the sentence again the way you want it.`,
}
