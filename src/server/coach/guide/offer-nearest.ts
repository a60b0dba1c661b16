import { capitalize } from '#contract/capitalize.ts'
import { neither } from '../dialogue/answer-dialogue-act.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { replyHonestly } from '../dialogue/honest-reply/honest-reply.ts'
import { asksForWay, readWant, type Want } from '../dialogue/honest-reply/read-want.ts'
import { asksForWayInStatement } from '../dialogue/honest-reply/way-in-statement.ts'
import { moodOfStatement } from '../situations/mood-of-statement.ts'
import { asksForWording } from './certainty-by-length.ts'
import type { MatterHit } from './find-matter.ts'
import { gistsOf, ideasOf, ideasOn, openPassage, supposing } from './passage-answers.ts'
import { certainToneOf } from '../situations/certain-tone.ts'
import { shortBelow } from '../situations/acknowledge-statement.ts'
import { contentStems, countWords, isStory } from './text-analysis.ts'

/** Below this probability of being out of scope, a longer message is about some matter of the library. */
export const surelyOfLifeBelow = 0.1
/** A matter is offered from this probability, if the best has at least `best`. Both are higher if the message wants something else first. */
const offered = { from: 0.08, best: { question: 0.2, other: 0.4 }, most: 3 } as const
/** In a question about keeping something up, a matter with a smaller share of the best one's probability is not offered. */
const shareForWay = 0.5
/** The matter for anything that is hard to keep up, used if no matter of the thing itself reaches `ideaFrom`. */
const stickToIt = 'if-then'
const whichFits = 'I’m not sure which of these fits best, so here’s the short of each. Pick one for the steps:'
const mayFit = 'I’m not sure this is what you mean, but it’s the closest I have. Tap it for the steps:'
/** From this probability a matter is named beside a story that asks for nothing. */
const storyIdeaFrom = 0.6
const questions: ReadonlySet<Want> = new Set<Want>(['fact', 'unclear'])
/** From this probability a matter alone is offered: below it three of four were wrong, above it two of twelve (judges J1 to J6). */
const loneFrom = 0.3
/** Whether the message contains every word of the matter's name: 'the laundry'. */
const isNamed = ({ passage }: MatterHit, message: string): boolean => {
  const name = contentStems(passage.about)
  return name.size > 0 && name.isSubsetOf(contentStems(message))
}

/** Whether a probable matter's short answer helps. It does not if the user wants words written. */
const helpedByGist = (want: Want, message: string): boolean =>
  questions.has(want) || want === 'decision' || (want === 'messageToSend' && !asksForWording(message))

/** From this probability the first matter is right for two of three statements, and one of the first three for nine in ten. A story only gets its name. */
const ideaFrom = 0.3

/** From this confidence a short statement may be about a matter of other people: it may leave out who it is about (“39.2 at five a.m.”). */
const surelyMeant = 0.75
const mayBeMeant = ({ isBeside, confidence }: MatterHit, message: string): boolean =>
  !isBeside || (confidence >= surelyMeant && countWords(message) < shortBelow && readWant(message) === 'feeling')

function nearest(message: string, fresh: readonly MatterHit[]): MatterHit[] {
  const isWay = asksForWay(message)
  const from = isWay ? shareForWay * (fresh[0]?.confidence ?? 0) : 0
  const near = fresh
    .filter((hit) => mayBeMeant(hit, message) && hit.confidence >= Math.max(offered.from, from))
    .slice(0, offered.most)
  const [best] = near
  const general = isWay ? near.filter(({ passage }) => passage.id === stickToIt) : []
  return general.length > 0 && best !== undefined && best.confidence < ideaFrom ? general : near
}

/** From this probability, and this many times the next one's, a question gets the matter's steps at once, with an 'if'. */
const farAhead = { from: 0.3, times: 4 } as const
const isFarAhead = ([best, next]: readonly MatterHit[], want: Want): boolean =>
  best !== undefined &&
  questions.has(want) &&
  !best.isBeside &&
  best.confidence >= farAhead.from &&
  best.confidence >= farAhead.times * (next?.confidence ?? 0)

/** Offers the matters that a longer message may be about, after a statement or instead of an answer to a question. */
export function offerNearest(turn: Turn, fresh: readonly MatterHit[]): Answer | null {
  const { message } = turn.request
  const near = nearest(message, fresh)
  const [best] = near
  const want = asksForWayInStatement(message) ? 'fact' : readWant(message)
  const least = questions.has(want) || want === 'feeling' ? offered.best.question : offered.best.other
  if (best === undefined) return null
  const isGiven =
    (best.passage.id === stickToIt && asksForWay(message)) || (want !== 'feeling' && isNamed(best, message))
  if (!isGiven && best.confidence < least) return null
  if (near.length === 1 && !isGiven && best.confidence < loneFrom && want !== 'feeling') return null
  if (isFarAhead(fresh, want)) return openPassage(best.passage, turn, supposing(best.passage))
  const offers = near.map(({ passage }) => passage)
  const names = offers.map(({ about }) => capitalize(about))
  if (helpedByGist(want, message))
    return makeAnswer(paragraphs(offers.length > 1 ? whichFits : mayFit, gistsOf(offers)), {
      offers,
      choices: [...names, neither.en],
      isFree: true,
    })
  if (want !== 'feeling') return null
  const mood = moodOfStatement(message)
  if (mood === 'good' || mood === 'mixed' || (mood === 'plain' && best.confidence < ideaFrom)) return null
  if (countWords(message) >= shortBelow && best.confidence < storyIdeaFrom && certainToneOf(message) !== 'hard')
    return replyHonestly(turn)
  const heard = replyHonestly(turn)
  const few = offers.slice(0, 2)
  const ideas = best.confidence < ideaFrom || isStory(message) ? ideasOn(few) : ideasOf(few)
  return {
    ...heard,
    text: paragraphs(heard.text, ideas),
    offers: few,
    choices: [...names.slice(0, 2), ...heard.choices],
  }
}
