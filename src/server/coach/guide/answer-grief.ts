import { type Answer, asking, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest } from '../dialogue/conversation-state.ts'

const remembered = [
  'Thank you for telling me that. I’m glad you have it to keep.',
  'That’s such a real piece of them. No wonder it hurts.',
]
const remembers = ['What else comes to mind when you think of them?', 'What do you miss the most?']

/** Answers a memory of somebody who died: thanks for it, and asks for more. Free, like all that only listens. */
export const answerGrief = ({ state, request }: Turn): Answer =>
  makeAnswer(pickOldest(state, remembered, request.message), {
    question: asking('heard', pickOldest(state, remembers, request.message)),
    isFree: true,
  })
