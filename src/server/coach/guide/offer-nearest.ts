import { capitalize } from '#contract/capitalize.ts'
import { neither } from '../dialogue/answer-dialogue-act.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { replyHonestly } from '../dialogue/honest-reply/honest-reply.ts'
import { readWant } from '../dialogue/honest-reply/read-want.ts'
import type { Hit } from './find-matter.ts'

/** Below this probability of being about no matter, a longer message is about some of the library. */
export const surelyOfLifeBelow = 0.1
/** A matter is offered from this probability, beside one that has at least `best`. */
const offered = { from: 0.08, best: 0.2, most: 3 } as const
const whichFits = 'I’m not sure which of these fits best, so pick one and I’ll open it:'

/** What a longer message may be about, to choose from: after what was told, or in place of an answer to what was asked. */
export function offerNearest(turn: Turn, fresh: readonly Hit[]): Answer | null {
  const near = fresh
    .filter(({ confidence, ofOthers }) => !ofOthers && confidence >= offered.from)
    .slice(0, offered.most)
  const [best] = near
  if (best === undefined || best.confidence < offered.best) return null
  const want = readWant(turn.request.message)
  const offers = near.map(({ passage }) => passage)
  const names = offers.map(({ about }) => capitalize(about))
  if (want === 'fact' || want === 'unclear')
    return makeAnswer(whichFits, { offers, choices: [...names, neither.en], isFree: true })
  if (want !== 'feeling') return null
  const heard = replyHonestly(turn)
  const few = offers.slice(0, 2)
  const line = `If you’d like ideas, I’ve got some on ${few.map(({ about }) => about).join(', and on ')}.`
  return {
    ...heard,
    text: paragraphs(heard.text, line),
    offers: few,
    choices: [...names.slice(0, 2), ...heard.choices],
  }
}
