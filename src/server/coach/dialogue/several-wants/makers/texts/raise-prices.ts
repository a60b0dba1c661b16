import { answerDraftRequest } from '../../../message-drafts/answer-draft.ts'
import { beginsHowMuch } from '../../../message-drafts/templates/customer-templates.ts'
import type { PartMaker } from '../../part.ts'

/** By how much to raise a price, and the words to tell it in: one draft holds both. */
export const raisePrices: PartMaker = ({ line, context: { turn, library, act } }) => {
  if (!/^(?:\w+ ){0,3}how (?:much|do|should|can)\b/.test(line)) return null
  const draft = answerDraftRequest(turn, library, act)
  return draft?.text.startsWith(beginsHowMuch) === true ? draft : null
}
