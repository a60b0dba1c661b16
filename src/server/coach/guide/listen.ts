import { type Answer, asking, paragraphs, makeAnswer, answerAndAsk, type Turn } from '../dialogue/compose-answer.ts'
import { pickUnused } from '../dialogue/conversation-state.ts'

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
      question: asking('telling', ''),
    },
  )
}

export const pause = (): Answer =>
  makeAnswer(
    paragraphs(
      'Okay, nothing else for now. Breathe in through your nose, take one more small sip of air on top, and let it out slowly through your mouth. Do that three times. Then look at something far away.',
      'The card below keeps the rhythm for you. I’ll be here after.',
    ),
    { cards: [{ kind: 'breathing', techniqueId: 'coherent' }] },
  )
