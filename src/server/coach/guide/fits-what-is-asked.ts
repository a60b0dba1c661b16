import { readExplicitAsks } from '../dialogue/explicit-ask.ts'
import { splitUserSentences } from '../dialogue/split-sentences.ts'
import { wholeWords } from '../phrase-pattern.ts'
import { sureFrom } from './matter-certainty.ts'
import type { Passage } from './passage.ts'
import { countWords, normalize, storyWords } from './text-analysis.ts'
import type { Share } from './word-share.ts'

/**
 * A story shares words with many matters; its question tells which is meant. Enough of the question, and of the whole, must occur
 * in messages about the matter. Shares are those of `word-share.ts`, measured in decision 060.
 */
const least = {
  ofStory: 0.36,
  ofTold: 0.28,
  ofGuess: 0.44,
  ofStoryWhereAsked: 0.28,
  ofAsk: 0.3,
  ofContext: 0.35,
  ofPlainAsk: 0.1,
  ofStoryNearlySure: 0.3,
} as const
/** From this confidence a story may share less with the matter, if its question points at the matter. */
const nearlySure = 0.8
/** The shares from which a question, and a message, certainly fit the matter. */
const sure = { ask: 0.6, whole: 0.7, wholeOfPointing: 0.5, inShort: 0.85 } as const
/** The weight of a question alone. Below `some` it refers to the sentence before it. */
const says = { some: 3, something: 2, much: 5 } as const
/** In words. A shorter message is mostly its question. */
const plainFrom = 18

const maxLetters = 2_000

type Guess = { passage: Passage; confidence: number }
type Shares = (text: string) => (id: string) => Share

/** Matches a question that names its own subject: 'what do I do with my coat' is about the coat, not the interview of its story. */
const namesThing = /\b(?:my|our|an?|the|this|that|these|those|some|any|her|his|their)\b/i
/** Matches a pronoun that refers to the sentence before: 'how do I raise it?' */
const points =
  /\b(?:it|him|her|them|there|she|he|they|one|thing|start|begin|first|(?:this|that|those|these)(?! \p{L}{4,}))\b/iu
/** Returns the question of a message, whether it refers to something before it, and the question with that sentence. */
export function askOf(question: string): { ask: string; points: boolean; withBefore: string } | null {
  const asks = readExplicitAsks(question)
  if (asks.length === 0) return null
  const sentences = splitUserSentences(question)
  const positions = new Set(asks.flatMap(({ at }) => [at - 1, at]))
  const ask = asks.map(({ words }) => words).join(' ')
  return {
    ask,
    points: points.test(ask),
    withBefore: sentences.filter((_, at) => positions.has(at)).join(' '),
  }
}

const beginnings = /^(?:starting|joining|becoming|learning (?!from)|taking up|going into|getting into)\b/
const leaves = wholeWords([
  '(?:dont|not|do not|didnt) (?:really |even |actually )?(?:like|want|enjoy|love)|no longer|any ?more|quit|quitting|leave|leaving|left',
  'get(?:ting)? out of|step(?:ping)? (?:back|down|away)|(?:tired|sick) of|done with|fed up|stopped going|stop going|drop out',
])
const begins = wholeWords([
  'start\\w*|begin\\w*|join\\w*|new|try|trying|set up|take up|learn\\w*|get into|first|how to|become|go back|again',
])
/** Whether a matter is about starting something that the user wants to leave: 'am I allowed to not like my book club anymore'. */
const isReversed = (question: string, { about }: Passage): boolean => {
  if (!beginnings.test(about)) return false
  const line = normalize(question)
  return leaves.test(line) && !begins.test(line)
}

/** Creates the test of whether a message asks about a matter, and not only shares words with it in its story. */
export function createFit(message: string, sharesOf: Shares): (hit: Guess) => boolean {
  const question = message.slice(0, maxLetters)
  const isForward = ({ passage }: Guess): boolean => !isReversed(question, passage)
  const words = countWords(question)
  if (words < plainFrom) return isForward
  const asked = askOf(question)
  const whole = sharesOf(question)
  const [ofAsk, ofContext] = [sharesOf(asked?.ask ?? question), sharesOf(asked?.withBefore ?? question)]
  const isStory = words >= storyWords
  return (hit) => {
    if (!isForward(hit)) return false
    const { id } = hit.passage
    const [all, ask, context] = [whole(id), ofAsk(id), ofContext(id)]
    if (asked === null) return !isStory || all.share >= least.ofTold
    if (hit.confidence < sureFrom && all.share < least.ofGuess) return false
    const isOwn = !asked.points && ask.weight >= says.something
    const isSureInShort = !isStory && hit.confidence >= sure.inShort && !namesThing.test(asked.ask)
    if (isOwn && ask.share < least.ofPlainAsk && all.share < sure.whole && !isSureInShort) return false
    if (!isStory) return true
    if (ask.weight >= says.much && ask.share >= sure.ask) return all.share >= least.ofStoryWhereAsked
    const saysLittle = asked.points || ask.weight < says.something
    if (hit.confidence >= nearlySure && saysLittle && ask.share >= least.ofAsk && all.share >= least.ofStoryNearlySure)
      return true
    if (all.share < least.ofStory) return false
    if (ask.weight >= says.some && (ask.share >= least.ofAsk || !asked.points)) return ask.share >= least.ofAsk
    if (all.share >= sure.wholeOfPointing) return true
    return context.weight < says.some ? all.share >= least.ofGuess : context.share >= least.ofContext
  }
}
