import { countWords } from '../../guide/text-analysis.ts'
import { type Answer, type LookUp, makeAnswer, type NameLookUp, paragraphs } from '../compose-answer.ts'
import { isAsked } from '../honest-reply/read-want.ts'
import type { StageContext } from '../stage.ts'
import { answerPart, isForApp, isOrder, makePart } from './answer-part.ts'
import { combineAnswers } from './combine-answers.ts'
import { openWarmly } from './makers/warm-words/open-warmly.ts'
import { createParts } from './part.ts'
import { splitWants } from './split-wants.ts'

/** In words. */
const fewestWords = 18
const mostWants = 5
const maxCards = 10

/**
 * Answers each of several things that one message wants, under the user’s own words for it. Of a single one, only what the makers make;
 * those of which only what is for the app has an answer are left to the stages for these.
 */
export function answerSeveralWants(context: StageContext): Answer | LookUp | NameLookUp | null {
  const { message, language } = context.turn.request
  if (language !== 'en' || countWords(message) < fewestWords || context.turn.state.kept.coaching !== null) return null
  const parts = createParts(splitWants(message).slice(0, mostWants), context)
  const [only] = parts
  if (only === undefined) return null
  if (parts.length === 1) return makePart(only)
  // A question beside an order gets what it would get alone, so that the order isn't lost.
  const isMixed = parts.some(isOrder) && parts.every((part) => isOrder(part) || isAsked(part.want))
  const beside = isMixed ? context.answerTurn : () => null
  const answered = parts.map((part) => ({
    want: part.want,
    isForApp: isForApp(part),
    answer: answerPart(part) ?? beside(part.whole),
  }))
  if (answered.every((part) => part.isForApp || (part.answer === null && answered.some(({ isForApp: is }) => is))))
    return null
  const found = answered.flatMap(({ answer }) => answer ?? [])
  if (found.length === 0) return null
  return combineAnswers(found, (answers) => {
    const texts = answers.values()
    return merge(
      openWarmly(only.told, only.wants),
      answered.map(({ want, answer }) => ({ want, answer: answer === null ? null : (texts.next().value ?? null) })),
    )
  })
}

type Answered = { want: string; answer: Answer | null }

/** In letters. A longer want is cut at a word. */
const longestHeading = 90
const lead = /^(?:(?:and|also|but|then|plus|so|ok|oh|maybe|honestly|please)\b,? )+/i

const endMarks = /(?<![.?!])[.?!]+$/

/** The want as a heading: 'Write a text to my sister …'. */
function toHeading(want: string): string {
  const own = want.replace(lead, '').replace(endMarks, '')
  const cut = own.length <= longestHeading ? own : `${own.slice(0, own.lastIndexOf(' ', longestHeading))} …`
  return `**“${cut.charAt(0).toUpperCase()}${cut.slice(1)}”**`
}

const nothingOn = (wants: readonly string[]): string | null =>
  wants.length === 0
    ? null
    : `On ${wants.map((want) => `“${want.replace(lead, '').replace(endMarks, '')}”`).join(' and ')} I don’t have anything good enough. Ask me that by itself, with one more detail, and I’ll try again.`

/** Puts the parts below each other. What two parts have in common is said once; only the last question stays. */
function merge(opening: string | null, parts: readonly Answered[]): Answer {
  const blocks: { wants: string[]; answer: Answer }[] = []
  for (const { want, answer } of parts) {
    const same = blocks.find((block) => block.answer.text === answer?.text)
    if (same !== undefined) same.wants.push(want)
    else if (answer !== null && answer.text !== '') blocks.push({ wants: [want], answer })
  }
  const answers = blocks.map(({ answer }) => answer)
  const missing = parts.flatMap(({ want, answer }) => (answer === null || answer.text === '' ? want : []))
  const opens = answers.find((answer) => answer.opens !== null)?.opens ?? null
  const last = answers.findLast(({ question }) => question !== null)
  return makeAnswer(
    paragraphs(
      opening,
      ...blocks.flatMap(({ wants, answer }) => [wants.map(toHeading).join(' '), answer.text]),
      nothingOn(missing),
    ),
    {
      cards: answers.flatMap(({ cards }) => cards).slice(0, maxCards),
      opens,
      offers: answers.flatMap((answer) => (answer.opens === null || answer.opens === opens ? [] : answer.opens)),
      question: last?.question ?? null,
      choices: last?.choices ?? [],
      isFree: answers.every(({ isFree }) => isFree),
      looked: answers.find(({ looked }) => looked !== null)?.looked ?? null,
      closesTopic: answers.every(({ closesTopic }) => closesTopic),
    },
  )
}
