import type { OpenCoaching } from '#server/ports/dialogue-state.ts'
import type { Passage } from '../../guide/passage.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from '../compose-answer.ts'
import { pickOldest } from '../conversation-state.ts'
import type { Purpose } from './draft-texts.ts'
import { isUnfit } from './is-unfit.ts'
import type { Details } from './read-details.ts'
import { render } from './render-draft.ts'
import { blockquote } from '../../markdown.ts'

/** The lines before a draft. */
const leads = {
  text: ['Here you go:', 'Here’s one you can send:', 'How about this:'],
  mail: ['Here’s your email:', 'This one’s ready to send:', 'How about this:'],
  aloud: ['You could say:', 'Try it like this:', 'Something like this:'],
} as const
const adjusts = ['Want it softer, firmer or shorter?', 'Should I make it softer, firmer or shorter?']
const choices = ['Softer', 'Firmer', 'Shorter']

/** The kind of the open conversation that a message is written in. Its slots are the details of the message. */
const messageKind = 'message'

/** Returns the message that is being written, or was written last. */
export const openDraft = ({ state: { kept } }: Turn): OpenCoaching | null =>
  kept.coaching?.kind === messageKind ? kept.coaching : null

/** Makes the conversation state that keeps a draft open to changes. */
export const draftOf = (purpose: Purpose, details: Details): OpenCoaching => ({
  kind: messageKind,
  asked: '',
  turns: 1,
  slots: { ...details, purpose: purpose.id },
})

const mediumOf = ({ medium }: Details): keyof typeof leads =>
  medium === 'mail' || medium === 'aloud' ? medium : 'text'

type Draft = { purpose: Purpose; details: Details; opens?: Passage | null }

/** Shows the message, and how it may be changed. Returns null if it can’t be what the user asked for. */
export function present(turn: Turn, { purpose, details, opens = null }: Draft): Answer | null {
  const { state, request } = turn
  const isReply = details['reply'] === '1'
  const text = render({ purpose, details, isReply })
  if (isUnfit(request.message, text)) return null
  const lead = pickOldest(state, leads[mediumOf(details)], request.message)
  const wrong = state.current?.ifItGoesWrong
  const own = details['tip'] ?? purpose.tip
  const hint = isReply ? (wrong ?? own) : own
  const tip = state.hasUsed(hint) ? null : hint
  // The other question of the message comes first.
  return makeAnswer(paragraphs(details['before'] ?? null, lead, blockquote(text), tip), {
    question: makeQuestion('draft', pickOldest(state, adjusts, '')),
    choices,
    coaching: draftOf(purpose, details),
    opens,
  })
}
