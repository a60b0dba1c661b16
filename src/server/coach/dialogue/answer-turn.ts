import type { NameAnswer } from '#server/ports/named-records.ts'
import type { Library } from '../guide/library.ts'
import type { Answer, LookUp, NameLookUp, Turn } from './compose-answer.ts'
import type { DialogueAct } from './dialogue-act-forms.ts'
import { readDialogueAct } from './dialogue-acts.ts'
import { readDraftRequest } from './message-drafts/read-draft-request.ts'
import { answerRest, libraryStage, conversationStages, recordsStage } from './conversation-stages.ts'
import { readSubject } from './read-subject.ts'
import { firstAnswer, type StageContext } from './stage.ts'
import { requestStages } from './request-stages.ts'

/** In their order, as docs/coach.md lists them. */
export const stageNames: readonly string[] = [...requestStages, recordsStage, ...conversationStages, libraryStage].map(
  ({ name }) => name,
)

/** Answers a message by the first stage that has an answer, or says what has to be looked up for it. */
export function answerTurn(given: Turn, library: Library): Answer | LookUp | NameLookUp {
  const turn = readSubject(given, library)
  const act = actOf(turn.request.message)
  const context: StageContext = { given, turn, act, library, answerTurn: (part) => answerTurn(part, library) }
  const said = firstAnswer(requestStages, context) ?? answerRest(context)
  if (!('mayFind' in said)) return said
  return {
    names: said.mayFind,
    toAnswer: (found: readonly NameAnswer[]) => said.toAnswer(found) ?? answerRest(context),
  }
}

/** The act of a message. 'Write them a thank-you note' asks for a draft, so it is not read as thanks. */
function actOf(message: string): DialogueAct | null {
  const act = readDialogueAct(message)
  return act === 'thanks' && readDraftRequest(message)?.isDirect === true ? null : act
}
