import type { Library } from '../guide/library.ts'
import type { Act } from './act-forms.ts'
import { type Answer, paragraphs, type Turn } from './compose-answer.ts'
import { feelingBeside } from './counsel/answer-feeling.ts'
import { answerDraftRequest } from './drafts/answer-draft.ts'
import { answerWeighing } from './decisions/answer-weighing.ts'
import { answerQuoted } from './composed-messages/answer-received-message.ts'
import { answerAskedAtEnd } from './composed-messages/read-told-message.ts'

/** Words that are wanted, with a clause for the feeling that they were asked for with. */
export function answerDrafting(turn: Turn, library: Library, act: Act | null): Answer | null {
  const answer = writeWords(turn, library, act)
  const met = answer === null ? null : feelingBeside(turn)
  if (answer === null || met === null || turn.state.hasSaid(met)) return answer
  return { ...answer, text: paragraphs(answer.text, met) }
}

/** Words that are wanted, and how those that were written may be taken. */
const writeWords = (turn: Turn, library: Library, act: Act | null): Answer | null =>
  answerWeighing(turn) ?? answerQuoted(turn) ?? answerAskedAtEnd(turn) ?? answerDraftRequest(turn, library, act)
