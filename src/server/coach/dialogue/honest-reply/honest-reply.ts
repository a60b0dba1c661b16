import { quoteUserText } from '../../guide/quote-user-text.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { decide } from '../coaching/decide.ts'
import { beginWith, offeredSlot } from '../coaching/run-coaching.ts'
import { thinkAloud } from '../coaching/think-aloud.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from '../compose-answer.ts'
import { readExplicitAsks } from '../explicit-ask.ts'
import { acknowledgeStatement } from '../../situations/acknowledge-statement.ts'
import { justListen, keepInJournal } from '../../situations/statement-choices.ts'
import { findMove } from './general-moves.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { answerStatement } from './acknowledge-telling.ts'
import { askForWords } from './ask-for-message-text.ts'
import { answerAsk, maxQuoted, nextOf, opening, quoteSentence } from './answer-ask.ts'
import { isAppCommand, isAsked, lastAsked, readWant, type Want } from './read-want.ts'

/** In words. Longer ones are not quoted. */
const maxQuote = 36
const shortestQuote = 4
const own = /\b(?:i|im|ive|id|me|my|we|us|our)\b/
const closing = /^(?:thats (?:it|all)|anyway|sorry|lol|i (?:just )?(?:wanted|needed) to (?:say|tell))\b/

/** Returns the user's last statement about themselves, word for word. Returns null if it is too long or too short, or is the whole message. */
function lastStatement(message: string): string | null {
  const sentences = splitUserSentences(message)
  if (sentences.length === 1) return null
  const told = sentences.findLast((one) => {
    const line = normalize(one)
    const length = countWords(one)
    const isFit = length >= shortestQuote && length <= maxQuote
    return (
      isFit &&
      readExplicitAsks(one).every(({ kind }) => kind === 'question') &&
      (!isAsked(one) || /\bwhy\b/.test(line)) &&
      own.test(line) &&
      !closing.test(line)
    )
  })
  return told === undefined ? null : quoteSentence(told)
}

const afterFeeling = [justListen, keepInJournal]

const settlesMost: readonly [string, ...string[]] = [
  'Three things settle most choices: which way can still be undone, what each one costs in an ordinary bad week, and who else has to live with it.',
  'Let’s take this one a question at a time, too.',
]
/** In words. A longer option is not said back. */
const maxOptionWords = 8

const pointsAtStory = /\bwhat would you do\b|\bwhich is it\b|\bhow to handle\b|\bwhat (?:do|should) i do\b/

/** States the decision in the user's words, and begins the conversation that works for any decision. */
function beginDecision(turn: Turn): Answer {
  const { message } = turn.request
  const asked = lastAsked(message)
  const isQuotable = asked !== null && countWords(asked) >= shortestQuote && countWords(asked) <= maxQuote
  const isWhole = isQuotable && !pointsAtStory.test(normalize(asked))
  const { a, b } = (isWhole ? decide.opens(asked)?.slots : null) ?? {}
  const isPair = a !== undefined && b !== undefined && [a, b].every((option) => countWords(option) <= maxOptionWords)
  const fact = isWhole ? null : lastStatement(message)
  const lead = paragraphs(
    nextOf(turn, settlesMost),
    isWhole ? `What you’re asking: ${quoteUserText(asked, maxQuoted)}` : fact && `What I’ve got from you: ${fact}`,
  )
  const begun = isPair
    ? beginWith(turn, decide, { a, b, [offeredSlot]: '1' }, lead)
    : beginWith(turn, thinkAloud, { what: isWhole ? cleanReply(asked) : '', [offeredSlot]: '1' }, lead)
  return { ...begun, isFree: true, closesTopic: true }
}

const cannotJudge: readonly [string, ...string[]] = [
  'I can’t be the judge of that. I’ve only got a few lines of it.',
  'That’s another one I can’t judge from here.',
]
const friend: readonly [string, ...string[]] = [
  'If a friend told you exactly this, what would you say to her?',
  'What would have to be true for you to be okay with it?',
]
function declineToJudge(turn: Turn): Answer {
  const fact = lastStatement(turn.request.message)
  return makeAnswer(paragraphs(nextOf(turn, cannotJudge), fact && `What I’ve got from you: ${fact}`), {
    question: makeQuestion('heard', nextOf(turn, friend)),
    choices: afterFeeling,
    isFree: true,
  })
}

const abilities =
  'What I can do is keep your planner, lists, journal and logs, tell you what’s in them, ask the questions that help with a decision, and look things up in my library of everyday matters.'
const whoKnows =
  'Somebody who does this for a living would know, or somebody who’s just been through it. One short message with one question in it gets you there fastest.'
const ofApp = /\b(?:planner|goals?|moods?|journal|lists?|log|logged|logs|cards?|app|here)\b/i
const writeDown =
  'If you want it in one place, tell me the pieces one at a time, and each one comes on a card for your planner or a list.'
const noFact: readonly [string, ...string[]] = [
  'I don’t have anything on that, and I’d rather say so than guess.',
  'That’s outside what I know, so I won’t make something up.',
  'I have to pass on that one.',
]
/** True if the message is about the user's own life, and doesn't just ask for general knowledge. */
const isOfOwnLife = (message: string): boolean =>
  /\b(?:my|our|we|us|me)\b/i.test(message) ||
  (splitUserSentences(message).length > 1 && own.test(normalize(message)) && countWords(message) >= toldFrom)
/** In words. */
const toldFrom = 18

function offerFor(asked: string, message: string): string {
  const line = normalize(asked)
  if (asksForPlan.test(line)) return writeDown
  return asksForFact.test(line) && countWords(message) >= toldFrom && !ofApp.test(message) ? whoKnows : abilities
}

function answerNotKnown(turn: Turn): Answer {
  const { message } = turn.request
  const asked = lastAsked(message)?.replace(opening, '') ?? null
  const length = asked === null ? 0 : countWords(asked)
  const isOwn = isOfOwnLife(message)
  const isWhole = asked !== null && splitUserSentences(message).length === 1
  const isQuoted = !isWhole && length >= shortestQuote && length <= maxQuote
  const offers = isOwn && asked !== null ? offerFor(asked, message) : abilities
  return makeAnswer(
    paragraphs(
      isQuoted && isOwn && asked !== null ? `What you’re asking: ${quoteUserText(asked, maxQuoted)}` : null,
      nextOf(turn, noFact),
      !turn.state.hasUsed(offers) ? offers : isOwn ? toKeep : null,
    ),
    { choices: isOwn ? [keepInJournal] : [], isFree: true },
  )
}
/** Matches 'How would you divide the cooking?'. */
const asksForPlan = /^(?:how (?:would|should|do|can)|what (?:all |else )?(?:should|do)|where (?:should|do))\b/
const asksForFact = /^(?:is|are|do|does|can|could|will|how (?:long|many|much|often|far)|when|which|who|where)\b/
const toKeep = 'I can keep the question in your journal, if you want to come back to it.'
/** In answers. An older card isn't named. */
const recent = 3
/** In words. */
const maxFollowUpWords = 8
const pointsAtCard = /\b(?:it|that|them|those|make|change|instead|off)\b/i

/** Names the last card, if there is one. */
function lastCard({ request: { cards, message } }: Turn): string | null {
  if (countWords(message) > maxFollowUpWords || !pointsAtCard.test(message)) return null
  const last = cards.find(({ proposal, turnsAgo }) => turnsAgo <= recent && 'title' in proposal)?.proposal
  return last !== undefined && 'title' in last
    ? `The last thing I made a card for was ${quoteUserText(last.title)}.`
    : null
}

const notDone: readonly [string, ...string[]] = [
  'I couldn’t follow all of that, so I haven’t added or changed anything.',
  'I lost you there, so nothing’s been added or changed.',
]
const tryPlainly =
  'Could you send it as one plain request at a time? Like “add eggs to my grocery list,” or “move the dentist to Friday at 3.”'
const askAgain = (turn: Turn, lines: readonly [string, ...string[]], question: string): Answer =>
  makeAnswer(paragraphs(nextOf(turn, lines), lastCard(turn)), {
    question: makeQuestion('topic', question),
    isFree: true,
  })

const noRecord: readonly [string, ...string[]] = [
  'I couldn’t tell which of your records that’s about, and I won’t guess at a number.',
  'I’m not sure which records to look in for that, so I’d rather not say.',
]
const nameIt =
  'Could you name the place and the days? Like “how much income did I log in November,” or “what’s on my planner Saturday.”'
const answerNotFound = (turn: Turn): Answer =>
  makeAnswer(nextOf(turn, noRecord), { question: makeQuestion('topic', nameIt), isFree: true })

const haveReady: readonly [string, ...string[]] = [
  'I can’t tell you what would happen. Knowing what you’d say helps more than a guess from me.',
  'I can’t see around that corner, either.',
]
const ifSo = 'If that’s what happens, what would you want to say or do?'
const askIfSo = (turn: Turn): Answer =>
  makeAnswer(nextOf(turn, haveReady), { question: makeQuestion('heard', ifSo), choices: [], isFree: true })

const wished: readonly [string, ...string[]] = [
  'I don’t have the perfect line for that one, but it’s not too late to find yours.',
  'That one’s yours to find, too.',
]
const lookBack = (turn: Turn): Answer =>
  makeAnswer(nextOf(turn, wished), {
    question: makeQuestion('heard', 'What do you wish you’d said or done?'),
    choices: afterFeeling,
    isFree: true,
  })

const lost: readonly [string, ...string[]] = ['I didn’t follow that one, sorry.', 'You’ve lost me there, sorry.']
const askWhatToDo = 'What would you like me to do?'

/** In words. A longer message says what it is about. */
const maxPointerWords = 8
/** True for 'Make that two', which needs something before it, and for a single word, which isn't a subject. */
const pointsAtNothing = (message: string): boolean =>
  countWords(message) === 1 ||
  (countWords(message) <= maxPointerWords && pointsAtCard.test(message)) ||
  !/\p{L}{2}/u.test(message)

const isChoice = ({ request: { message } }: Turn): boolean =>
  readExplicitAsks(message).some(({ kind }) => kind === 'choice')

const asksToExplain = /^(?:please |can you |luxee,? )?explain\b/i

const replies: Readonly<Record<Want, (turn: Turn) => Answer>> = {
  messageToSend: (turn) => askForWords(turn),
  request: (turn) =>
    (isAppCommand(turn.request.message) ? null : answerStatement(turn)) ?? askAgain(turn, notDone, tryPlainly),
  records: answerNotFound,
  decision: beginDecision,
  judgement: declineToJudge,
  hypothetical: askIfSo,
  hindsight: lookBack,
  fact: (turn) => answerStatement(turn) ?? answerNotKnown(turn),
  feeling: (turn) => {
    if (isChoice(turn)) return beginDecision(turn)
    if (asksToExplain.test(turn.request.message)) return answerNotKnown(turn)
    return answerAsk(turn) ?? acknowledgeStatement(turn)
  },
  unclear: (turn) =>
    answerStatement(turn) ??
    (pointsAtNothing(turn.request.message) ? askAgain(turn, lost, askWhatToDo) : answerNotKnown(turn)),
}

const inSpanish: readonly [string, ...string[]] = [
  'No tengo nada sobre eso, y prefiero decirlo antes que inventar. Soy una guía escrita, no un modelo de lenguaje.',
  'Eso tampoco lo sé, así que no voy a inventar nada.',
]
const askInSpanish = '¿Me lo dices de otra manera, o vamos con otra cosa?'
const replyInSpanish = (turn: Turn): Answer =>
  makeAnswer(nextOf(turn, inSpanish), { question: makeQuestion('topic', askInSpanish), isFree: true })

/** Answers if nothing fits for certain: with general help, else it takes up the message and asks one thing, or says what can and can’t be done. */
export const replyHonestly = (turn: Turn): Answer =>
  turn.request.language === 'en'
    ? (findMove(turn, 'any') ?? replies[readWant(turn.request.message)](turn))
    : replyInSpanish(turn)
