import { countWords } from '../../guide/words.ts'
import type { Answer, Turn } from '../compose-answer.ts'
import { pickOldest } from '../conversation-state.ts'
import { readDraftRequest, type DraftRequest, withoutDetails } from '../drafts/read-draft-request.ts'
import { readStyle } from '../drafts/read-tone.ts'
import { sentencesOf } from '../split-sentences.ts'
import { faultOf } from './check-message.ts'
import { writeMessage } from './compose-message.ts'
import { deliveryTip } from './delivery-tips.ts'
import { holdsPurpose, keepSendable } from './keep-sendable-clauses.ts'
import type { MessageDraft } from './message-draft.ts'
import { leads, present } from './present-message.ts'
import { readRefusalDraft, readStory } from './read-story.ts'
import { readWishes } from './read-wanted-content.ts'

/** In words. A request that is no longer than this follows its story, told in earlier messages. */
const mostRequest = 25
/** In words. Of a longer message only the last sentence can ask for words. */
const storyFrom = 25

/** By the way and in the tone that the request names. */
function asAsked(draft: MessageDraft, wish: DraftRequest, message: string): MessageDraft {
  const { tone, length, manner } = readStyle(message.replace(/\bkind of\b/gi, ''))
  return {
    ...draft,
    channel: wish.medium,
    tone: tone === 'softer' || tone === 'firmer' ? tone : 'plain',
    length: length === 'short' ? 'short' : 'full',
    manner: manner === 'casual' ? 'casual' : 'plain',
  }
}

const before = (turn: Turn, count: number): string[] => turn.state.messages.slice(-count).toReversed()

const asksToBegin =
  /\bhow (?:do|should|would|can|could) i (?:even )?(?:start|begin|open|bring (?:it|this|that) up|talk to (?:him|her|them))\b|\bactual words\b/i

/** What an order or the end of a story gives to say; null where neither asks for words. */
export function readTold(turn: Turn): MessageDraft | null {
  const { message } = turn.request
  const asked = sentencesOf(message).at(-1) ?? ''
  const isStory = countWords(message) >= storyFrom
  const own = (isStory ? readDraftRequest(asked) : null) ?? readDraftRequest(message)
  const wish = own ?? (isStory && asksToBegin.test(asked) ? withoutDetails(asked, 'aloud') : null)
  if (wish === null) return null
  const wishes = own && (readRefusalDraft(turn, wish) ?? readWishes(turn, message, before(turn, 3), wish))
  const draft = wishes ?? (isStory ? readStory(turn, wish.request) : null)
  return draft && asAsked(draft, wish, message)
}

/** Shows what was told one by one; null where it can't be sent as it is. */
export function presentTold(turn: Turn, draft: MessageDraft): Answer | null {
  const { message } = turn.request
  const kept = keepSendable(draft)
  if (faultOf(kept, writeMessage(kept)) !== null || !holdsPurpose(kept, [])) return null
  return present(turn, kept, {
    before: pickOldest(turn.state, leads[draft.channel], message),
    isNew: true,
    tip: deliveryTip(message, kept),
  })
}

/** Words to send or to say, made of what was told to be in them; null where nothing was told. */
export function answerTold(turn: Turn, wish: DraftRequest): Answer | null {
  const { message } = turn.request
  const story = turn.state.messages.at(-1)
  const own = readRefusalDraft(turn, wish) ?? readWishes(turn, message, before(turn, 3), wish)
  const draft =
    own ??
    (story === undefined || countWords(message) > mostRequest
      ? null
      : readWishes(turn, `${story}\n${message}`, before(turn, 4).slice(1), wish))
  return draft && presentTold(turn, asAsked(draft, wish, message))
}

/** The same of a story that tells no wish: its points, in their order. */
export function answerStory(turn: Turn, wish: DraftRequest): Answer | null {
  const draft = readStory(turn, wish.request)
  return draft && presentTold(turn, asAsked(draft, wish, turn.request.message))
}

/** A short question after something was told, where nothing else is open. */
const goesOnTelling = ({ state: { messages, kept } }: Turn): boolean =>
  messages.length > 0 && kept.coaching === null && kept.paused === null && kept.topic === null

/** Answers a long message whose last sentence asks for words; null for any other. */
export function answerAskedAtEnd(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const isStory = countWords(message) >= storyFrom
  if (language !== 'en' || !(isStory || goesOnTelling(turn))) return null
  const asked = sentencesOf(message).at(-1) ?? ''
  const wish = readDraftRequest(asked)
  if (wish && isStory) return answerTold(turn, wish)
  return asksToBegin.test(asked) ? answerStory(turn, withoutDetails(asked, 'aloud')) : null
}
