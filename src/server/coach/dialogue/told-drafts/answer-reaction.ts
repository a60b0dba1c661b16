import { blockquote } from '../../markdown.ts'
import { normalize } from '../../guide/words.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { findReaction } from './find-reaction.ts'
import type { Reaction } from './reactions.ts'
import { keepToldDraft, keptToldDraft } from './told-draft-state.ts'

const supposes =
  /^(?:(?:and|but|ok|okay|so|yeah) ){0,3}(?:what (?:if|happens if|about if|do i (?:do|say) if)|(?:and |but )?(?:if|when)|suppose) (?!i\b)/
const mostAge = 3

/** What to say to how somebody may take it; null where nothing was written, or nothing is feared. */
export function answerReaction(turn: Turn): Answer | null {
  const line = normalize(turn.request.message)
  const kept = supposes.test(line) ? keptToldDraft(turn) : null
  if (kept === null || kept.age > mostAge) return null
  const { reaction, found } = findReaction(line)
  return answerWith(turn, kept, reaction, found)
}

function answerWith(
  turn: Turn,
  { brief, manner }: NonNullable<ReturnType<typeof keptToldDraft>>,
  reaction: Reaction,
  found: readonly string[],
): Answer {
  return say(paragraphs(reaction.before, blockquote(`“${reaction.words(brief, found)}”`), reaction.stays(brief)), {
    coaching: keepToldDraft(turn, brief, manner),
    isFree: true,
  })
}
