import { isQuestion, readGuideRequest } from '../../guide/guide-requests.ts'
import { countWords, normalize } from '../../guide/words.ts'
import { asksAnything } from '../../intents/intent-classifier.ts'
import { asksFrom } from '../answer-telling.ts'
import { type Answer, asking, paragraphs, say, sayAndAsk, type Turn } from '../compose-answer.ts'
import { sentencesOf } from '../split-sentences.ts'
import { weightiestFacts } from './story-facts.ts'
import { toldFeelings } from './feeling-replies.ts'
import { oneOf } from '../../phrase-pattern.ts'

const wantsHelp =
  /\b(?:how (?:do|can|to|should|would)|what (?:do|should|can|would) i|should i|any (?:ideas|tips|advice)|help me|write|draft|remind|add|log|plan)\b/
const leastWords = 6
const mostWords = 35

const isOwn = /\bi (?:just |also |really )?(?:feel|am)\b|\bi[’']?m (?:so |really |just )?(?!not|gonna|going)\w+/i
/** One clause for a feeling that a request is told with; null where none is, or it stands in the request itself. */
export function feelingBeside({ request: { message, language } }: Turn): string | null {
  const sentences = sentencesOf(message)
  if (language !== 'en' || sentences.length < 2) return null
  const told = sentences.find(
    (sentence) => isOwn.test(sentence) && !isQuestion(sentence) && !wantsHelp.test(normalize(sentence)),
  )
  return told === undefined ? null : (toldFeelings.find(({ form }) => form.test(told))?.met ?? null)
}

/** A feeling that is told and asks for nothing: met, with one thought and one small thing. */
export function answerFeeling({ request, state, today }: Turn): Answer | null {
  const { message, language } = request
  const words = countWords(message)
  if (language !== 'en' || words < leastWords || words > mostWords) return null
  if (isQuestion(message) || wantsHelp.test(normalize(message)) || asksAnything(message) >= asksFrom) return null
  const found = toldFeelings.find(({ form }) => form.test(message))
  if (found === undefined || state.hasSaid(found.met)) return null
  const [fact] = weightiestFacts(message)
  const text = paragraphs(found.met, fact === undefined ? null : `I heard this: ${fact}. ${found.thought}`, found.small)
  if (readGuideRequest(message) === 'vent')
    return sayAndAsk({ request, state, today }, 'listen', text, { isFree: true })
  return say(text, {
    question: words >= 20 ? asking('heard', 'Do you want to tell me more of it, or is it enough for tonight?') : null,
    isFree: true,
    closesTopic: true,
  })
}

const good = new RegExp(
  `\\b(?:${oneOf('(?:he|she|they|boss|landlord|doctor|school) said yes|said yes|i did it|(?:it|that) worked', 'went (?:so |really |pretty )?(?:well|great|fine|good|ok)|was fine', "i got (?:the (?:job|raise|place|apartment|part)|in|it!)|(?:its|it[’']s|all) (?:gone|better)", 'i passed|(?:we|they) fixed|sent it!', 'told (?:my|him|her|them)\\b[^.?!]{0,60}\\b(?:hugged|plate|fine|okay|glad|laughed|understood|thanked)', 'feel so much better|made up|paid me|apologized')})`,
  'i',
)
const notGood = /\b(?:but|not|didn[’']?t|worse|never|no)\b[^.?!]{0,25}$/i

/** Words for the journal are kept, not answered. */
const isNote = /^(?:\w+ ){0,3}(?:journal|log|note|diary|add|put)\b/i

/** What went well, of what was talked about; null where it did not, or nothing did. */
function goodNewsIn({ request: { message, language }, state }: Turn): string | null {
  if (language !== 'en' || state.kept.turns === 0) return null
  const found = good.exec(message)
  if (found === null || isNote.test(message) || notGood.test(message.slice(0, found.index))) return null
  const isBelittled = /\b(?:dumb|stupid|silly|took (?:me )?(?:so|this) long|waited)\b/i.test(message)
  return paragraphs(
    'That’s wonderful, I’m so glad! And it was you who made it happen.',
    isBelittled ? 'And taking your time wasn’t foolish. You got there.' : null,
  )
}

/** Good news gets its joy first, then whatever is asked besides. */
export function answerGoodNews(turn: Turn, answer: (turn: Turn) => Answer | null): Answer | null {
  const glad = goodNewsIn(turn)
  if (glad === null || asksAnything(turn.request.message) >= asksFrom) return null
  const asked = sentencesOf(turn.request.message).filter((sentence) => isQuestion(sentence))
  const rest = answer(turn)
  if (asked.length > 0 && rest === null) return null
  if (rest !== null) return { ...rest, text: paragraphs(glad, rest.text) }
  return say(paragraphs(glad, 'Enjoy it for a bit before you think of what’s next.'), {
    question: asking('heard', 'How does it feel, now that it’s done?'),
    isFree: true,
    closesTopic: true,
  })
}
