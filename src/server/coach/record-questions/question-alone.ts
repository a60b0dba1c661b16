import { oneOf } from '../phrase-pattern.ts'
import { splitQuestionSentences } from './plain-text.ts'

const people = oneOf(
  'husband|wife|mother|mom|mum|sister|boss|coach|therapist|doctor|boyfriend|girlfriend|partner|daughter|son|friend|accountant|physio',
)
/** Matches the words before the question: courtesies, and who wants to know. */
const before = new RegExp(
  String.raw`^(?:(?:${oneOf(
    'good (?:morning|evening|afternoon)[.,!]?',
    'hey so random but',
    '(?:honestly|frankly|seriously|so|ok|okay|hey|hi|hello|look|well)[,:]',
    '(?:could|can|would|will) you (?:please |kindly |be so kind as to )?(?:tell me|let me know|check|look up|remind me of?)',
    "i (?:should|would|d|[’']d) (?:be grateful if you (?:would|could) tell me|like to know)",
    "if it isn[’']?t too much trouble,?",
    `my (?:${people}) (?:wants|needs|asked|is asking) (?:me )?(?:to know|for)?`,
    "i (?:don[’']?t|can[’']?t) (?:remember|recall)|before i say yes[^:]{0,40}:|remind me",
  )})[ ,]{1,2}){1,4}`,
  'i',
)
/** Matches the words after the question, such as the user's own guess. */
const after = new RegExp(
  String.raw`(?:,| -| –| —|;) (?:(?:and|but|because|as|since) )?(?:i (?:say|tell|think|keep|need|have|promised|swear|suspect|can[’']?t)|my (?:${people})|he says|she says|they say|we have a bet|everyone|no sugar|be (?:honest|blunt|straight)|not that).*$| and (?:i can[’']?t remember|my \w+ (?:will|wants|needs)).*$`,
  'i',
)
/** Matches 'I don't remember when I last wrote in my journal'. */
const lastTime = /\bwhen i last ([a-z]+ [^,.!?]{3,40}?)(?= and (?:my|i)\b|[,.!?]|$)/i
const maxLetters = 400
const asks = /^(?:what|whats|what[’']s|which|how|when|where|who|did|do|does|have|has|am|is|are|was|were)\b/i

/** Returns the question of a message without the story around it. Null if there is nothing around it. */
export function questionAlone(message: string): string | null {
  const sentences = splitQuestionSentences(message.slice(0, 700))
  const last = lastTime.exec(message.slice(0, maxLetters))?.[1]
  if (last !== undefined) return `when did i last ${last.replace(/^wrote\b/, 'write')}?`
  const bare = sentences.map((sentence) => sentence.slice(0, maxLetters).replace(before, '').replace(after, '').trim())
  const asked = bare.filter((sentence) => asks.test(sentence) && sentence.split(' ').length > 3)
  const [only, ...more] = asked
  if (only === undefined || more.length > 0 || only === message.trim()) return null
  return only.endsWith('?') ? only : `${only.replace(/(?<![.!,;])[.!,;]+$/, '')}?`
}
