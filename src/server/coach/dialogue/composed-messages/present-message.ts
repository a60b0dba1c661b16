import { blockquote } from '../../markdown.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { pickOldest } from '../conversation-state.ts'
import { adjusts, choices, revised } from '../drafts/draft-phrases.ts'
import { writeMessage } from './compose-message.ts'
import { keepMessage } from './message-state.ts'
import type { MessageDraft } from './message-draft.ts'

export const leads: Readonly<Record<MessageDraft['channel'], readonly string[]>> = {
  text: ['Here’s your text:', 'Here you go:', 'How about this:'],
  mail: ['Here’s your email:', 'This one’s ready to send:'],
  card: ['For the card:', 'Here’s what I’d put in the card:'],
  call: ['To say on the phone, or leave as a message:'],
  aloud: ['You could say:', 'Say it like this:'],
  toast: ['Here’s what you could say:'],
}

const spoken: ReadonlySet<MessageDraft['channel']> = new Set<MessageDraft['channel']>(['aloud', 'toast', 'call'])
export const shown = (draft: MessageDraft): string => {
  const text = writeMessage(draft)
  return blockquote(spoken.has(draft.channel) ? `“${text}”` : text)
}

const tips: Partial<Record<MessageDraft['channel'], string>> = {
  aloud: 'Then stop and let it land. You don’t have to fill the quiet.',
  call: 'If it goes to voicemail, say your name first and your number twice, slowly.',
}

/** A line before the words, and a tip after them. */
type Shown = { before?: string | null; isNew?: boolean; tip?: string | null }

/** The words, and what can be changed about them. */
export function present(turn: Turn, draft: MessageDraft, shownWith: Shown = {}): Answer {
  const { before = null, isNew = false, tip = null } = shownWith
  return say(paragraphs(before, shown(draft), tip ?? (isNew ? (tips[draft.channel] ?? null) : null)), {
    question: asking('draft', pickOldest(turn.state, isNew ? adjusts : revised, '')),
    choices: isNew ? choices : [],
    coaching: keepMessage(turn, draft),
    closesTopic: true,
    isFree: !isNew,
  })
}
