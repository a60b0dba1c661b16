import { type Answer, asking, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest } from '../dialogue/conversation-state.ts'
import { saidOfTone } from './lines-by-tone.ts'
import { notYetTold } from './already-told.ts'
import { takeUpFact } from './tone-of-telling.ts'
import { moodOfTelling, nameBothFeelings } from './mood-of-telling.ts'

export const keepTap = 'Put that in my journal'
export const justListen = 'Just listen'

/** Meets what is told by its tone, where no situation is surely meant: a line that fits, and an easy question. */
export function meetTelling(turn: Turn): Answer {
  const { request, state } = turn
  const { message } = request
  const { tone, lines, questions } = saidOfTone(moodOfTelling(message))
  const both = tone === 'mixed' ? nameBothFeelings(message) : null
  const met = [takeUpFact(message, tone), both ?? pickOldest(state, lines, message)]
  return makeAnswer(met.filter((part) => part !== null).join(' '), {
    question: asking('heard', pickOldest(state, notYetTold(questions, message), message)),
    choices: [justListen, keepTap],
    isFree: true,
  })
}
