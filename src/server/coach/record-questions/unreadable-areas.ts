import { type Answer, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'

const lead = `^(?:(?:${leadIns}|do you know|tell me|show me|i forgot|remind me|read me|give me|list) )*`
const what = oneOf(
  "what|whats|what's|what is|what are|what was|what were|which|how many|how much|do i have|did i|have i|is there|are there|is|all|my|the",
)
const beginning = new RegExp(`${lead}(?:${what})\\b`)
const outOfScope = new RegExp(
  String.raw`\b(?:${oneOf('should|how (?:do|can|could|would|to)|why|ideas?|write|make|help|tips|advice|good|best|could|can i|would|mean|point of|for someone|today s|new one|goals?')})\b`,
)
/** Matches 'My aunt comments on my weight', which asks nothing. */
const tells = new RegExp(
  `^(?:my|our|the) (?!(?:${oneOf('current |latest |last |saved |own |daily |morning ')})*(?:affirmations?|vision ?board|visions?|weight|symptoms?)\\b)`,
)
/** In words. A longer message is a story, not a question. */
const maxWords = 16

/** Areas that the app stores and the coach doesn't read, with the page of each. */
const pages: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:on|in|added to|put on|to) (?:my|the|our) vision ?board\b|\bvisions? (?:do|did|have) i\b|\bmy visions?\b/,
    'I don’t read your vision board, so I can’t tell you what’s on it or how many. Open Vision Board and it’s all there, with the ones you’ve achieved.',
  ],
  [
    /\b(?:my|our|many|which|what|saved|the) (?:\w+ )?affirmations?\b(?! (?:for|about|to) )/,
    'I don’t read your affirmations, so I can’t count or quote them. They’re in your Mindset Lab, on the Affirmations tab.',
  ],
  [
    /\bsymptoms?\b/,
    'I don’t read symptoms: all I see of your cycle log is which day you’re on, if you allow it. What you checked is under Health & Fitness, on its day in the cycle view. If you wrote about one in your journal, ask me “when did I last write about” it, and I’ll find the days.',
  ],
  [
    /\b(?:my (?:current |latest |last )?weight|i weigh(?:ed)?|weigh in)\b/,
    'I don’t read your weight, so I can’t tell you the number. What you logged is under Health & Fitness, on the Weight tab. If you tell me today’s weight, I’ll make the card that adds it.',
  ],
]

/** The subjects of prayers are never read. */
const prayingFor = new RegExp(
  String.raw`${lead}(?:what|who|whom|whats|what's|which) (?:all )?(?:am|are|was|were|have|did|is|do) (?:i|we|my)\b.{0,20}\b(?:pray(?:ing|ed)?|prayers?)\b.{0,12}\b(?:for|about|list|say|now|week|today)\b|${lead}(?:whats|what's|what is|who's|whos|who is) on my prayer list\b`,
)
const noWordsOfPrayers =
  'I only see how many prayers you’ve saved and on which days, never their words. They’re under Spiritual, on the Prayer tab, and Search looks through them.'

const looks = oneOf(
  'have a look at|take a look at|look(?:ing)? (?:at|through|over)|see|show(?: me)?|go(?:ing)? (?:through|over|back over)|tell me|check|pull up|read(?: me)?|review',
)
/** Matches 'Have a look at what I've pinned on the vision board', anywhere in a longer message. */
const lookAtBoard = new RegExp(
  String.raw`\b(?:${looks}) (?:all |everything |the things |again )?(?:(?:what|whatever|that) )?(?:(?:i|we)(?:['’]?ve| have)? (?:\w+ )?(?:pinned|put|got|have|saved|stuck|added|up) )(?:up )?(?:on|to|onto) (?:my|the|our) vision ?board\b`,
)
const boardAndWords =
  'I don’t read your vision board, so I can’t look through it for you. Open Vision Board in the menu and it’s all there, with the ones you’ve achieved. If you’ve written about it, give me a word to look for: I can find the days in your journal that have it.'

/** Answers 'What's on my vision board', 'what am I praying for' with the page that has it. */
export function answerUnreadableArea({ request: { message, language } }: Turn): Answer | null {
  const line = toPlainText(message)
  if (language === 'en' && lookAtBoard.test(line.slice(0, 800))) return makeAnswer(boardAndWords, { isFree: true })
  if (language !== 'en' || line.split(' ').length > maxWords || outOfScope.test(line) || tells.test(line)) return null
  if (prayingFor.test(line)) return makeAnswer(noWordsOfPrayers, { isFree: true })
  const page = beginning.test(line) ? pages.find(([form]) => form.test(line)) : undefined
  return page === undefined ? null : makeAnswer(page[1], { isFree: true })
}
