import { type Answer, makeQuestion, paragraphs, makeAnswer, answerAndAsk, type Turn } from './compose-answer.ts'
import { pickOldest, pickUnused } from './conversation-state.ts'

const plainAcknowledgements = [
  'That sounds really hard. I’m not going to rush you past it.',
  'I’m with you. It doesn’t have to come out tidy.',
  'Okay. We don’t have to fix anything in the next five minutes.',
]

const invitations = [
  'I’m listening. Start anywhere, skip what you want, and don’t worry about the order. No advice until you ask for it.',
  'Keep going. Just say it however it comes out.',
]

/** Acknowledges first, and asks what would help. */
export function listen(turn: Turn): Answer {
  const { request, state } = turn
  const met = pickUnused(state, plainAcknowledgements, request.message)
  return answerAndAsk(turn, 'listen', met ?? 'I’m right here.')
}

/** Invites the user to go on telling. */
export function keepListening({ state, request }: Turn): Answer {
  const words = pickUnused(state, invitations, request.message) ?? 'I’m still here. Keep going.'
  return makeAnswer(
    paragraphs(words, 'If you’d rather keep it to yourself, the card below adds a page to your journal.'),
    {
      cards: [
        {
          kind: 'entry',
          title: 'What this was like',
          content: 'What happened. What was the hardest part. What I needed.',
        },
      ],
      question: makeQuestion('telling', ''),
    },
  )
}

/** Offers a short pause with a breath. */
export const pause = (): Answer =>
  makeAnswer(
    paragraphs(
      'Okay, nothing else for now. Breathe in through your nose, take one more small sip of air on top, and let it out slowly through your mouth. Do that three times. Then look at something far away.',
      'The card below keeps the rhythm for you. I’ll be here after.',
    ),
    { cards: [{ kind: 'breathing', techniqueId: 'coherent' }] },
  )

const remembered = [
  'Thank you for telling me that. I’m glad you have it to keep.',
  'That’s such a real piece of them. No wonder it hurts.',
]
const remembers = ['What else comes to mind when you think of them?', 'What do you miss the most?']

/** Answers a memory of somebody who died: thanks for it, and asks for more. Free, like all that only listens. */
export const answerGrief = ({ state, request }: Turn): Answer =>
  makeAnswer(pickOldest(state, remembered, request.message), {
    question: makeQuestion('heard', pickOldest(state, remembers, request.message)),
    isFree: true,
  })
