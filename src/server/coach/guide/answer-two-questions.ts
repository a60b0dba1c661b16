import type { Answer, Turn } from '../dialogue/compose-answer.ts'
import { isAsked } from '../dialogue/honest-reply/read-want.ts'
import { type Finder, type MatterHit, isConfident } from './find-matter.ts'
import { asksForSomething } from './guide-requests.ts'
import { openPassage } from './passage-answers.ts'
import type { Passage } from './passage.ts'
import { isStory } from './text-analysis.ts'

/** Adds a line to an answer, and passages to what it offers. */
export const withLine = (answer: Answer, line: string, offers: readonly Passage[]): Answer => ({
  ...answer,
  text: `${answer.text}\n\n${line}`,
  offers,
})

const splitHalves = (message: string): string[] =>
  message
    .split(/\b(?:and also|and how|and what|but also|also|plus)\b|[.?;]\s+/i)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 3)

/** Lower than for a whole message, because half a message says less. */
const sureOfHalf = 0.5

/** Splits a message into halves that may each have a matter. Of a story, only the sentences that ask count, if the whole is about their matter too. */
function matterOfHalves(message: string, find: Finder): MatterHit[] {
  const halves = splitHalves(message)
  if (!isStory(message)) return halves.flatMap((half) => find(half)[0] ?? [])
  const asked = new Set(find(message).flatMap(({ passage, isBeside }) => (isBeside ? [] : [passage])))
  return halves
    .filter(isAsked)
    .flatMap((half) => find(half)[0] ?? [])
    .filter(({ passage }) => asked.has(passage))
}

/** Answers two matters in one question: opens the first, and names the other. */
export function answerBoth(turn: Turn, find: Finder): Answer | null {
  const { request, state } = turn
  if (!asksForSomething(request.message)) return null
  const [first, other] = matterOfHalves(request.message, find).filter(
    (hit) => isConfident(hit, sureOfHalf) && !state.opened.includes(hit.passage),
  )
  if (!first || !other || first.passage.field === other.passage.field) return null
  const line = `For the other half of your question, I have “${other.passage.title}”. Say “the other one” and I’ll open it.`
  return withLine(openPassage(first.passage, turn), line, [other.passage])
}
