import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { type Answer, paragraphs, type Turn } from '../compose-answer.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { decide } from './decide.ts'
import { cleanReply, quoteBack } from './own-words.ts'
import { beginWith } from './run-coaching.ts'
import { thinkAloud } from './think-aloud.ts'
import { trimEdges } from '../../actions/title-text.ts'
import { bulletList } from '../../markdown.ts'

const maxLetters = 600

const choosing = oneOf(
  'decide|choose|make (?:this|that|the|a|my|our) (?:decision|choice|call)|figure out (?:if|whether|what to do)',
)
const lead = '(?:even |ever |go about |begin to |start to |best |really )?'
/** Matches 'How should I decide', 'how do we make this decision'. */
const asksHow = new RegExp(
  oneOf(
    String.raw`\bhow (?:should|do|can|could|would|might|am|are) (?:i|we) (?:supposed to )?${lead}(?:${choosing})`,
    String.raw`\b(?:what[’']?s|what is) (?:a|the) (?:good |best |right )?way to (?:${choosing})`,
    String.raw`\bhow to (?:${choosing})`,
  ),
  'i',
)
const standing = anyOf(
  '(?:asked|asking|asks|wants?|wanted|would like|invited|expects?|needs?) (?:me|us) (?:to|if|for)',
  '(?:offered|offers|offering)(?: (?:me|us|my|our|to|him|her))?|(?:an?|the|this|that) (?:job |good |better )?(?:offer|promotion)',
)

/** Kinds of offers, with the two options in the second person. The first that fits is used; two kinds are unclear. */
const kinds: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:more|extra|additional|longer) hours\b|\bovertime\b/i, 'take the extra hours', 'keep the hours I have'],
  [/\b(?:more|extra|additional) shifts?\b/i, 'take the extra shifts', 'keep the shifts I have'],
  [/\bfull[- ]time\b/i, 'go full time', 'keep the hours I have'],
  [/\bpart[- ]time\b/i, 'go part time', 'keep the hours I have'],
  [/\bnight shifts?\b|\bnights\b/i, 'take the night shift', 'keep the shift I have'],
  [/\b(?:day|morning|evening|weekend) shifts?\b/i, 'take the other shift', 'keep the shift I have'],
  [/\bpromot(?:ion|ed?)\b|\bmanager (?:job|position|role)\b/i, 'take the promotion', 'stay in the job I have'],
  [/\b(?:a |another |the |new )(?:job|position)\b/i, 'take the job', 'stay where I am'],
]

function optionsIn(told: string) {
  const found = kinds.filter(([form]) => form.test(told))
  const [only] = found
  return found.length === 1 && only !== undefined ? { a: only[1], b: only[2] } : null
}

/** In words. A longer one isn't said back. */
const maxTold = 36

/** Starts a decision about somebody's offer or request: with both options if they are certain, otherwise with one question at a time. */
export function decideOnOffer(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const text = message.slice(0, maxLetters)
  if (language !== 'en' || turn.state.kept.declined.includes(decide.kind) || !asksHow.test(text)) return null
  const at = text.search(asksHow)
  const told = trimEdges(text.slice(0, at))
  if (!standing.test(told)) return null
  const options = optionsIn(told)
  if (options !== null) {
    const ways = bulletList([options.a, options.b].map((way) => quoteBack(way, 'en')))
    return beginWith(turn, decide, options, paragraphs('So these are the two:', ways))
  }
  const offer = splitUserSentences(told).find((one) => standing.test(one)) ?? told
  const what = countWords(offer) <= maxTold ? cleanReply(offer) : ''
  return beginWith(turn, thinkAloud, { what }, 'Let’s think it through, one question at a time.')
}
