import { askWhich } from '../dialogue/answer-act.ts'
import type { Answer, Turn } from '../dialogue/answer.ts'
import { beginCoaching } from '../dialogue/coaching/engine.ts'
import { openPassage } from './answers.ts'
import { orderRates } from './debt-rates.ts'
import { stepFor } from './follow-up.ts'
import { isAsk } from './intents.ts'
import type { Finder } from './next-passage.ts'
import { answerNoMatch } from './no-match.ts'
import type { Passage } from './passage.ts'
import { offerSavingGoal, readSavingWish } from './saving-goals.ts'
import { createSearch, knownFrom, type Hit } from './search.ts'

/** The written passages, and the search over them. */
export type Library = { passages: readonly Passage[]; find: Finder }

const death =
  /\b(?:my|our) (?:[\p{L}’'-]+ ){0,3}?(?:mother|mum|mom|father|dad|husband|wife|partner|sister|brother|son|daughter|child|baby|friend|gran|grandma|grandmother|grandad|grandpa|grandfather|nan|aunt|uncle|cousin|boyfriend|girlfriend|fianc[eé]e?|dog|cat|pet)(?: [\p{L}’'-]+){0,2}? (?:died|passed away|passed|was killed|is dead|was buried)\b|\b(?:the|her|his|my [\p{L}’']+) (?:death|funeral)\b/iu

const dyingThings = /\b(?:phone|battery|laptop|computer|car|tablet|plants?|engine) (?:just |has |have )?died\b/i

/** A death in the message comes before any other subject. */
function prioritizeGrief(hits: readonly Hit[], question: string): Hit[] {
  if (dyingThings.test(question)) return hits.filter(({ passage }) => passage.id !== 'loss-of-someone')
  const grief = death.test(question) ? hits.find(({ passage }) => passage.id === 'loss-of-someone') : undefined
  return grief ? [{ ...grief, confidence: 1 }, ...hits.filter((hit) => hit !== grief)] : [...hits]
}

const maxSearchWords = 80

/** The search over the passages, for a question of any length. */
export function createLibrary(passages: readonly Passage[]): Library {
  const search = createSearch(passages)
  const find: Finder = (question) =>
    prioritizeGrief(search(question.split(/\s+/).slice(0, maxSearchWords).join(' ')), question)
  return { passages, find }
}

/** Pronouns that refer to the current passage. */
const pointing = /\b(it|that|this|them|those|one)\b/i

export const isConfident = (hit: Hit | undefined, minimum = knownFrom): hit is Hit =>
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

/** How sure the search must be for a matter to be named as one of two. */
const nearFrom = 0.42

/** Below this similarity to a matter's own questions, the search has found its words rather than its subject. */
const loose = 0.35
/** From this similarity a question is one about the matter. */
export const alike = 0.5

/** Where the library is not sure: a coaching conversation that fits, else which of two matters it is, else a plain no. */
function answerUnsure(fresh: readonly Hit[], turn: Turn, passages: readonly Passage[]): Answer {
  const near = fresh.filter(({ confidence }) => confidence >= nearFrom).map(({ passage }) => passage)
  return beginCoaching(turn, false) ?? askWhich(turn, near.slice(0, 2), null) ?? answerNoMatch(fresh, turn, passages)
}

export function answerSubject(turn: Turn, { passages, find }: Library): Answer {
  const { message } = turn.request
  const hits = findOn(turn, find)
  const fresh = hits.filter(({ passage }) => !turn.state.opened.includes(passage))
  const [best] = fresh
  if (isConfident(hits[0]) && hits[0].passage === turn.state.current && !isConfident(best, 0.6))
    return stepFor(hits[0].passage, turn)
  const from = turn.state.current && isAsk(message) ? knownInConversation : knownFrom
  if (!isConfident(hits[0], from)) return answerUnsure(fresh, turn, passages)
  if (!isConfident(best, from)) return stepFor(hits[0].passage, turn)
  // Common words alone make it confident too; then a conversation that fits is closer.
  const wanted = best.similarity < loose ? beginCoaching(turn, false) : null
  if (wanted) return wanted
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

export function answerMoney(turn: Turn, { passages }: Library): Answer | null {
  const ordered = orderRates(turn, passages)
  if (ordered) return ordered
  const wish = readSavingWish(turn)
  return wish && offerSavingGoal(wish, turn, passages)
}
