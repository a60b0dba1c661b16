import type { CoachProposal } from '#contract/coach.ts'
import type { CoachPart, CoachRequest } from '#server/ports/coach-model.ts'
import type { DialogueState } from '#server/ports/dialogue-state.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/records.ts'
import { dayOf } from '#server/lib/days.ts'
import { type Answer, advanceState, type LookUp, textOf, type Turn } from '../dialogue/answer.ts'
import { createConversationReader } from '../dialogue/conversation.ts'
import { lookUpRecords } from '../records/look-up.ts'
import { openPassage } from './answers.ts'
import { blankRequest } from './blank-request.ts'
import { answerTo, followUp, isDayOnly, stepFor } from './follow-up.ts'
import type { Finder } from './next-passage.ts'
import { summarizeProgress } from './progress-summary.ts'
import { offerIncome, readIncome } from './income-log.ts'
import { isAsk, isStatement, isTrouble, readIntent, type Intent } from './intents.ts'
import { answerHousehold } from './household.ts'
import { listen } from './listen.ts'
import { readPassages, type Passage } from './passage.ts'
import { explainPace } from './goal-pace.ts'
import { planDay, planWeek } from './plan.ts'
import { orderRates } from './debt-rates.ts'
import { answerNoMatch } from './no-match.ts'
import { makeRequested, readRequest } from './requests.ts'
import { offerSavingGoal, readSavingWish } from './saving-goals.ts'
import { createSearch, knownFrom, type Hit } from './search.ts'
import { smallTalk } from './small-talk.ts'
import { resolveReference, readReference } from './reference-resolution.ts'
import { contentWords } from './words.ts'

/**
 * The built-in guide: a written library with a search. Runs in this process, and is deterministic: the same question with the
 * same history has the same answer.
 */
export type Guide = {
  count: number
  /** At once: the reply, or what has to be read of the user's records for it. */
  decide: (request: CoachRequest) => Decision
  answer: (request: CoachRequest) => Promise<GuideReply>
  reply: (request: CoachRequest) => AsyncIterable<CoachPart>
}

type Decision =
  | { kind: 'reply'; reply: GuideReply }
  | { kind: 'lookUp'; question: RecordQuestion; speak: (found: RecordAnswer) => GuideReply }

/** A whole reply, and where the conversation stands after it. */
export type GuideReply = { text: string; cards: readonly CoachProposal[]; state: DialogueState; isFree: boolean }

/** A reply to the guide's question starts a new subject only if it clearly matches another passage. */
function isNewMatter({ state, request: { message } }: Turn, best: Hit | undefined): boolean {
  if (isAsk(message)) return true
  if (!best) return false
  if (isTrouble(message) && state.pending !== 'when') return isConfident(best) && best.passage !== state.current
  const asked = new Set(contentWords(state.kept.question?.text ?? ''))
  if (contentWords(message).some((word) => asked.has(word))) return false
  if (!isStatement(message)) return best.similarity >= 0.75
  return state.pending === 'obstacle' ? best.confidence >= 0.8 && best.similarity >= 0.4 : best.confidence >= 0.75
}

const death =
  /\b(?:my|our) (?:[\p{L}’'-]+ ){0,3}?(?:mother|mum|mom|father|dad|husband|wife|partner|sister|brother|son|daughter|child|baby|friend|gran|grandma|grandmother|grandad|grandpa|grandfather|nan|aunt|uncle|cousin|boyfriend|girlfriend|fianc[eé]e?|dog|cat|pet)(?: [\p{L}’'-]+){0,2}? (?:died|passed away|passed|was killed|is dead|was buried)\b|\b(?:the|her|his|my [\p{L}’']+) (?:death|funeral)\b/iu

const dyingThings = /\b(?:phone|battery|laptop|computer|car|tablet|plants?|engine) (?:just |has |have )?died\b/i

/** A death in the message comes before any other subject. */
function prioritizeGrief(hits: readonly Hit[], question: string): Hit[] {
  if (dyingThings.test(question)) return hits.filter(({ passage }) => passage.id !== 'loss-of-someone')
  const grief = death.test(question) ? hits.find(({ passage }) => passage.id === 'loss-of-someone') : undefined
  return grief ? [{ ...grief, confidence: 1 }, ...hits.filter((hit) => hit !== grief)] : [...hits]
}

/** Pronouns that refer to the current passage. */
const pointing = /\b(it|that|this|them|those|one)\b/i

/** Whether a short reply is expected: what the user needs, or a day. */
const isBrief = (turn: Turn): boolean => turn.state.pending === 'listen' || isDayOnly(turn)

/** The user keeps telling after being asked what would help. */
const stillListening = (turn: Turn): Answer | null => (turn.state.pending === 'listen' ? listen(turn) : null)

const maxSearchWords = 80

const isConfident = (hit: Hit | undefined, minimum = knownFrom): hit is Hit =>
  hit !== undefined && hit.confidence >= minimum

/** A further question repeats less of its subject than the first one. */
const knownInConversation = 0.42

/** Below this confidence the answer also names alternatives. */
const doubtBelow = 0.75

const withLine = (answer: Answer, line: string, offers: readonly Passage[]): Answer => ({
  ...answer,
  text: `${answer.text}\n\n${line}`,
  offers,
})

function withDoubt(answer: Answer, hits: readonly Hit[]): Answer {
  const others = hits.slice(1, 3).filter(({ confidence }) => confidence >= 0.4)
  if (others.length === 0) return answer
  const names = others.map(({ passage }) => `“${passage.title}”`).join(' and ')
  return withLine(
    answer,
    `If you meant something else, I also have ${names}.`,
    others.map(({ passage }) => passage),
  )
}

const halves = (message: string): string[] =>
  message
    .split(/\b(?:and also|and how|and what|but also|also|plus)\b|[.?;]\s+/i)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 3)

/** The written passages, and the search over them. */
type Library = { passages: readonly Passage[]; find: Finder }

/** Searches for the message, and adds the current passage's keywords where the message only refers to it. */
function findOn({ request: { message }, state: { current } }: Turn, find: Finder): readonly Hit[] {
  const hits = find(message)
  if (isConfident(hits[0]) || !current) return hits
  const near = find(`${message} ${current.keywords.slice(0, 2).join(' ')}`)
  if (pointing.test(message)) return isConfident(near[0], 0.6) ? near : hits
  const itself = new Set(hits.filter(({ confidence }) => confidence >= 0.35).map(({ passage }) => passage))
  const both = near.filter(({ passage }) => itself.has(passage))
  return isConfident(both[0], 0.6) ? both : hits
}

function answerSubject(turn: Turn, { passages, find }: Library): Answer {
  const { message } = turn.request
  const hits = findOn(turn, find)
  const fresh = hits.filter(({ passage }) => !turn.state.opened.includes(passage))
  const [best] = fresh
  if (isConfident(hits[0]) && hits[0].passage === turn.state.current && !isConfident(best, 0.6))
    return stepFor(hits[0].passage, turn)
  const from = turn.state.current && isAsk(message) ? knownInConversation : knownFrom
  if (!isConfident(hits[0], from)) return answerNoMatch(fresh, turn, passages)
  if (!isConfident(best, from)) return stepFor(hits[0].passage, turn)
  const answer = openPassage(best.passage, turn)
  const other = (isAsk(message) ? halves(message) : [])
    .map((half) => find(half)[0])
    .find(
      (hit) =>
        isConfident(hit, 0.7) && hit.passage.field !== best.passage.field && !turn.state.opened.includes(hit.passage),
    )
  if (!other) return best.confidence < doubtBelow ? withDoubt(answer, fresh) : answer
  const line = `For the other half of what you asked I have “${other.passage.title}”; say “the other one” and I open it.`
  return withLine(answer, line, [other.passage])
}

function answerIntent(intent: Intent, turn: Turn, { passages, find }: Library): Answer | null {
  if (intent === 'planDay') return planDay(turn)
  if (intent === 'planWeek') return planWeek(turn)
  if (intent === 'household') return answerHousehold(turn)
  if (intent === 'pace') return explainPace(turn, passages)
  if (intent === 'standing') return summarizeProgress(turn)
  if (intent === 'vent') return listen(turn)
  return smallTalk(intent, turn, passages) ?? followUp(intent, turn, find)
}

function answerTurn(turn: Turn, library: Library): Answer | LookUp {
  const pointed = readReference(turn)
  if (pointed) return resolveReference(pointed, turn)
  return lookUpRecords(turn, () => answerOther(turn, library)) ?? answerOther(turn, library)
}

function answerOther(turn: Turn, library: Library): Answer {
  const { passages, find } = library
  const { message } = turn.request
  const income = readIncome(message, turn)
  if (income) return offerIncome(income, turn)
  const wanted = readRequest(message)
  if (wanted && !(wanted === 'prayer' && turn.request.hidesSpiritual)) return makeRequested(wanted, turn)
  const ordered = orderRates(turn, passages)
  if (ordered) return ordered
  const wish = readSavingWish(turn)
  const granted = wish && offerSavingGoal(wish, turn, passages)
  if (granted) return granted
  const isAnswer = turn.state.pending !== null && !isNewMatter(turn, find(message)[0])
  const intent = readIntent(message)
  const answered = isBrief(turn) && !isAsk(message) ? answerTo(turn, find) : null
  if (intent === null && turn.state.pending === 'telling' && !isAsk(message)) return listen(turn)
  const direct = answered ?? (intent ? answerIntent(intent, turn, library) : null)
  return direct ?? (isAnswer ? (answerTo(turn, find) ?? stillListening(turn)) : null) ?? answerSubject(turn, library)
}

function createDecider(passages: readonly Passage[]): Guide['decide'] {
  const search = createSearch(passages)
  const readConversation = createConversationReader(passages)
  const find: Finder = (question) =>
    prioritizeGrief(search(question.split(/\s+/).slice(0, maxSearchWords).join(' ')), question)
  return (request) => {
    const message = request.message.slice(0, 4_000)
    const turn: Turn = {
      request: { ...request, message },
      state: readConversation(request),
      today: dayOf(request.now, request.timeZone),
    }
    const decided = answerTurn(turn, { passages, find })
    if (!('looksUp' in decided)) return { kind: 'reply', reply: toReply(turn, decided) }
    const { looksUp: question, speak } = decided
    return { kind: 'lookUp', question, speak: (found) => toReply(turn, speak(found)) }
  }
}

const toReply = (turn: Turn, answer: Answer): GuideReply => ({
  text: textOf(answer),
  cards: answer.cards,
  isFree: answer.isFree,
  state: advanceState(turn, answer),
})

/** No artificial delay between the groups of words. */
function* streamed({ text, cards, state, isFree }: GuideReply): Generator<CoachPart> {
  if (isFree) yield { kind: 'free' }
  for (const [group] of text.matchAll(/(?:\S+\s*){1,6}/g)) yield { kind: 'text', text: group }
  for (const proposal of cards) yield { kind: 'proposal', proposal }
  yield { kind: 'state', state }
}

/** Lets the JIT compile at start, so that the first user does not wait for it. */
function warmUp(decide: Guide['decide']): void {
  for (const message of ['how do I begin', 'I can’t sleep and I worry about money', 'who won the match'])
    decide({ ...blankRequest, message })
}

function createGuide(passages: readonly Passage[]): Guide {
  const decide = createDecider(passages)
  const answer = async (request: CoachRequest): Promise<GuideReply> => {
    const decided = decide(request)
    return decided.kind === 'reply' ? decided.reply : decided.speak(await request.records.ask(decided.question))
  }
  warmUp(decide)
  return {
    count: passages.length,
    decide,
    answer,
    async *reply(request) {
      yield* streamed(await answer(request))
    },
  }
}

export const openGuide = async (): Promise<Guide> => createGuide(await readPassages())
