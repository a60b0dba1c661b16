import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { splitQuestionSentences, toPlainText } from '../plain-text.ts'

/** The plain text of the question about records in a message (`ask`), and of the whole message (`all`). */
export type AskOfRecords = { ask: string; all: string; sentences: readonly string[] }

const doer = oneOf('i|we|my|our|the (?:days|weeks|ones)|those|these|there|any of my')
const aux = oneOf('do|did|have|had|am|was|were|has|is|are|does')
const shows = oneOf(
  'check|look(?:ing)? (?:at|up|through|in|back)|compare|line up|next to each other|side by side|set against|go through',
  'see (?:if|whether)|tell me|let me know|show me|pull up|find out|work out whether',
  '(?:show|list|count|summari[sz]e) (?:us|my|our|the|all|both|up|how|which|what|when|every|each|those|these)',
)
/** Matches questions that somebody asks the user, or that the user wonders about: 'my doctor needs to know how many'. */
const reported = oneOf(
  '(?:asks?|asked|asking|wants?|wanted|needs?) (?:me )?(?:for|about|how|whether|which|if|to know|to see|a list)|(?:have|need) to (?:tell|show|report|say)',
  '(?:i|id|i would) (?:like|want|love) to know|(?:wonder(?:ing)?|curious|remember|sure|clue|idea) (?:if|whether|how|when|which|what)(?! to\\b| (?:else )?(?:i|we) (?:can|could|should|would))|always asks',
)
const asksOwn = wholeWords([
  `(?:${aux}) (?:${doer})`,
  String.raw`(?:how (?:many|much|often|long)|which|what time|whats) .{0,60}\b(?:i|my|me|we|our)`,
  'how (?:many|much|often) (?:did|do|does|have|has|was|were|came|of)|what (?:has|did|have) (?:each|every|the)|how(?:d|s| did| was| were| has) my',
  String.raw`when (?:my|i) .{0,60}\b(?:was|were|is|are) (?:it|they|that)`,
  'what (?:do|does|did) (?:my|the)|what are the (?:chances|odds)|do you have (?:that|it|any)|what share of|when were (?:they|those)|is the \\w+',
])
const asksToShow = wholeWords([shows])
const isReported = wholeWords([reported])
/** Matches words that refer to an earlier sentence: 'who's right', 'is that so'. */
const pointsBack = wholeWords([
  'any truth|(?:is|was|were) (?:that|it|this) (?:so|true|right|really)|whos right|who is right|which (?:was|is) it|which ones? did',
  'am i (?:making (?:it|this|that) up|imagining|right|wrong|kidding myself|fooling myself|crazy)|im (?:right|wrong|making it up)|can you see it|do i|did i|is it true',
  'anything in (?:it|that)|check that|check it|tell me if im right|has there been any|what has each|what did each',
])
/** Matches 'Does praying cheer me up'. */
const beginsAsking = /^(?:does|do|did|is|are|was|were|has|have|any)\b.{3,80}\b(?:me|my|i)\b/
const own = /\b(?:i|im|ive|id|my|me|mine|we|our|us|bring(?:s|ing) in|mood log)\b/
const advice = new RegExp(
  String.raw`\b(?:${oneOf(
    'should|why|how (?:do|can|could|to|would|should) (?:i|we|you)|what (?:can|could|do|should) (?:i|we) (?:do|say|try|make|write)',
    'help me|tips|advice|suggest\\w*|recommend\\w*|is it (?:normal|ok|okay|bad|wrong|selfish|weird|safe|healthy)|worth it',
    'where (?:do|should|would) (?:i|we|you) (?:even )?(?:start|begin)|where to (?:start|begin)',
    'supposed to|want me to|teach me|explain|meaning of|how come|do you think',
    '(?:what|where|when) (?:i|we) (?:could|can|should|might)|where (?:could|can|might) (?:i|we)|whats the best (?:for|way|app|one|thing)|so (?:it|that) (?:isnt|wont|doesnt)',
    'what (?:do|can|could) (?:i|we) (?:chat|talk|say|ask|wear|bring|buy|order|serve|call|cook|eat)',
  )})\b`,
)
const commandVerbs = oneOf(
  'add|log|remind|delete|move|schedule|book|write|draft|create|cancel|rename|change|swap|plan|make|give|tick|put|set',
  '(?:check|cross) off|mark (?:the|my|it|that|off|as)',
)
const commands = new RegExp(
  String.raw`^(?:(?:please|ok|okay|hey|luxee|and|also|can you|could you) )*(?:${commandVerbs})\b`,
)
/** In words. */
const maxWords = 120
const maxLetters = 400

/** Returns true if the line asks for advice rather than for records. */
export const asksForAdvice = (line: string): boolean => advice.test(line)

function isAsk(sentence: string, line: string): boolean {
  if (advice.test(line) || commands.test(line)) return false
  if (pointsBack.test(line) && (sentence.includes('?') || /^(?:is|who|which|has|any|do|did|am)\b/.test(line)))
    return true
  return asksOwn.test(line) || asksToShow.test(line) || isReported.test(line) || beginsAsking.test(line)
}

/** Matches courtesies, and wishes about the form of the answer. */
const courtesies = wholeWords(
  [
    'i (?:should|would|d) be (?:very |most |so )?grateful if you (?:would|could)|(?:would|will|could) you (?:be so kind as to|kindly|please)',
    '(?:could|can|would) you|if it (?:isnt|is not) too much trouble|if (?:thats|its) (?:ok|okay|possible)|good (?:morning|evening|afternoon)|kindly',
    'be (?:honest|blunt|straight with me|brutal)|no sugar ?coating|honestly|frankly',
  ],
  'g',
)

/** Returns a sentence as plain text, without apostrophes and courtesies. */
export const plainSentence = (sentence: string): string =>
  toPlainText(sentence).replaceAll("'", '').replaceAll(courtesies, ' ').replaceAll(/ {2,}/g, ' ').trim()

/** Finds the question in a message, with what it refers back to. Returns null if the message asks nothing. */
export function askOfRecords(message: string, isNamed: (line: string) => boolean): AskOfRecords | null {
  const sentences = splitQuestionSentences(message.slice(0, 900))
  const lines = sentences.map(plainSentence)
  const joined = lines.join(' . ')
  // As long as the limit of the other readers. The question is at one end of the message.
  const all = joined.length > maxLetters ? `${joined.slice(0, 150)} . ${joined.slice(-240)}` : joined
  if (!own.test(all) || joined.split(' ').length > maxWords) return null
  const asked = lines.flatMap((line, at) => (isAsk(sentences[at] ?? '', line) ? [at] : []))
  const last = asked.at(-1)
  if (last === undefined) return null
  const ask = asked
    .map((at) => lines[at])
    .join(' . ')
    .slice(0, maxLetters)
  if (isNamed(ask)) return { ask, all, sentences: lines }
  const isBack = asked.some((at) => pointsBack.test(lines[at] ?? ''))
  return isBack && isNamed(all) ? { ask: all, all, sentences: lines } : null
}
