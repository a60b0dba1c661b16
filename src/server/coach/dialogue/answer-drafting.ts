import type { Library } from '../guide/library.ts'
import type { Act } from './act-forms.ts'
import type { Answer, Turn } from './compose-answer.ts'
import { answerDraftRequest } from './drafts/answer-draft.ts'
import { answerWeighing } from './decisions/answer-weighing.ts'
import { answerReaction } from './told-drafts/answer-reaction.ts'
import { answerReceived } from './told-drafts/answer-quoted-message.ts'
import { answerAskedAtEnd } from './told-drafts/answer-told-draft.ts'

/** Words that are wanted, and how those that were written may be taken. */
export const answerDrafting = (turn: Turn, library: Library, act: Act | null): Answer | null =>
  answerReaction(turn) ??
  answerWeighing(turn) ??
  answerReceived(turn) ??
  answerAskedAtEnd(turn) ??
  answerDraftRequest(turn, library, act)
