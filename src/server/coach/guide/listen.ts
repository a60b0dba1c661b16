import { type Answer, asking, paragraphs, say, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { pickUnused } from '../dialogue/conversation.ts'
import { normalize } from './intents.ts'

const feelings: readonly [RegExp, string][] = [
  [
    /\b(angry|furious|unfair|sick of|fed up|yelled|screamed|rage)\b/,
    'There is anger in that, and from what you tell me it has its reasons.',
  ],
  [
    /\b(lonely|alone|nobody|no one|by myself)\b/,
    'Carrying this without anyone beside you makes it heavier than it already is.',
  ],
  [
    /\b(tired|exhausted|drained|sleep|worn)\b/,
    'That is the tiredness of someone who has been holding a lot for a long time.',
  ],
  [
    /\b(cry|cried|crying|tears|sad|heartbroken|miss)\b/,
    'It makes sense that it comes out in tears; something in it matters to you.',
  ],
  [
    /\b(scared|afraid|worried|anxious|panic)\b/,
    'Being afraid and going on at the same time takes a lot out of a person.',
  ],
  [
    /\b(too much|overwhelmed|everything|everyone|all of it)\b/,
    'That is a great deal at once, and no wonder it spills over.',
  ],
]

const plainAcknowledgements = [
  'That was a hard stretch, and I won’t hurry past it.',
  'I’m reading every word of this, and it doesn’t need to be tidy.',
  'Nothing has to be solved in the next five minutes.',
]

const invitations = [
  'Go on, then. Begin anywhere, leave out what you like, and don’t mind the order. I’m a written guide, so I won’t tire of it, and I won’t hand you advice until you ask for it.',
  'Then tell me more, as it comes. I keep the thread.',
]

/** Acknowledges first, and asks what would help. */
export function listen(turn: Turn): Answer {
  const { request, state } = turn
  const line = normalize(request.message)
  const fitting = feelings.filter(([pattern]) => pattern.test(line)).map(([, words]) => words)
  const met =
    fitting.find((words) => !state.hasSaid(words)) ?? pickUnused(state, plainAcknowledgements, request.message)
  return sayAndAsk(turn, 'listen', met ?? 'I’m here with it.')
}

export function keepListening({ state, request }: Turn): Answer {
  const words = pickUnused(state, invitations, request.message) ?? 'I’m still here. Write on.'
  return say(
    paragraphs(words, 'If you would rather keep it for yourself, the card below opens a page in your journal.'),
    {
      cards: [
        {
          kind: 'entry',
          title: 'What this was like',
          content: 'What happened. What was hardest. What I would have needed.',
        },
      ],
      question: asking('telling', ''),
    },
  )
}

export const pause = (): Answer =>
  say(
    paragraphs(
      'Then nothing else for now. Breathe in through the nose, take one small sip of air on top, and let it go slowly through the mouth. Three times. Look at something far away.',
      'The card below keeps the rhythm for you, if you want company in it. I’m here afterwards.',
    ),
    { cards: [{ kind: 'breathing', techniqueId: 'coherent' }] },
  )
