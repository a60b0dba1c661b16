import { fillBrackets } from '../message-drafts/templates/fill-brackets.ts'
import { blockquote } from '../../markdown.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { answerBusinessNames } from './answer-business-names.ts'
import { answerComebacks } from './answer-comebacks.ts'
import { answerCorrection } from './answer-correction.ts'
import { answerNotices } from './answer-notices.ts'
import { answerOwnQuestions } from './ask-before-writing.ts'
import { answerBlessing, answerDua } from './answer-dua.ts'
import { answerPriceAsked } from './answer-price-asked.ts'
import { asksForText } from './asks-for-text.ts'
import { bodyOf } from './body-sentences.ts'
import { composeText, composeInstructions } from './compose-text.ts'
import { instructionsIn } from './compose-instructions.ts'
import { type TextRequest, readTextRequest } from './read-text-request.ts'

/** In words. A shorter request gets a written draft. */
const fewestWords = 26
/** In words a minute, when read aloud slowly. */
const pace = 120
/** In words. A longer phrase isn’t repeated. */
const longestPhrase = 4

function writeText(brief: TextRequest): string | null {
  if (brief.medium === 'list') {
    const list = instructionsIn(brief.message, brief.limits)
    return list === null ? null : composeInstructions(brief, list)
  }
  const told = bodyOf(brief)
  return told.length === 0 ? null : composeText(brief, told)
}

function howLong(text: string): string {
  const minutes = countWords(text) / pace
  return minutes <= 1
    ? 'Read slowly, that’s under a minute, so there’s room for a memory of your own.'
    : 'Read slowly, that’s under two minutes.'
}

/** Says what was left out of the text, as the user asked. */
function leftOut({ limits: { unsaid } }: TextRequest): string | null {
  const [first] = unsaid
  if (first === undefined || countWords(first) > longestPhrase) return null
  return /^(?:the|my|her|his|their|our) /iu.test(first)
    ? `I left ${first.replace(/ (?:itself|himself|herself|at all)$/, '')} out of it.`
    : `I left “${first}” out.`
}

const asksWhen = /\band when\b[^.?!]{0,20}\?/iu
const when = 'I’d send it now. Early news is forgiven more easily than late news.'

/** Writes a text from the facts in the message. */
export function answerRequestedText({ request: { message, language } }: Turn): Answer | null {
  if (language !== 'en' || !asksForText(message)) return null
  const brief = readTextRequest(message)
  if (countWords(message) < fewestWords && brief.limits.banned.size === 0) return null
  const text = writeText(brief)
  if (text === null) return null
  const isSpeech = brief.medium === 'speech'
  const notes = [
    leftOut(brief),
    text.includes('[') ? fillBrackets : null,
    isSpeech ? howLong(text) : null,
    asksWhen.test(message) ? when : null,
  ]
  return makeAnswer(
    paragraphs(
      isSpeech ? 'Here’s one to say out loud:' : 'Here’s a draft:',
      blockquote(text),
      notes.filter((note) => note !== null).join(' '),
    ),
    { closesTopic: true },
  )
}

/** Answers requests that have everything they need: correcting a sentence, questions, replies to have ready, names. */
export function answerTextRequest(turn: Turn): Answer | null {
  if (turn.request.language !== 'en') return null
  return (
    answerCorrection(turn) ??
    answerOwnQuestions(turn) ??
    answerComebacks(turn) ??
    answerBusinessNames(turn) ??
    answerPriceAsked(turn) ??
    answerNotices(turn) ??
    answerDua(turn) ??
    answerBlessing(turn)
  )
}
