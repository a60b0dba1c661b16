import type { Library } from '../guide/library.ts'
import { answerAdvice } from './advice/answer-advice.ts'
import type { Answer, Turn } from './compose-answer.ts'
import { answerCounsel, answerJudged } from './counsel/answer-counsel.ts'
import { answerDecision } from './decisions/answer-decision.ts'
import { answerWeighing } from './decisions/answer-weighing.ts'
import { goOnWithTold } from './decisions/follow-up-on-told.ts'
import type { Act } from './act-forms.ts'
import { answerSituation } from './situations/answer-situation.ts'

/** What is told at length, and what goes on with it. */
export const answerTold = (act: Act | null, turn: Turn, library: Library): Answer | null =>
  answerWeighing(turn) ??
  answerAdvice(turn, library) ??
  (act === null && turn.state.kept.coaching === null ? answerJudged(turn, library) : null) ??
  goOnWithTold(turn, library) ??
  (act === null || act === 'whatIf' ? answerSituation(turn, library) : null) ??
  answerDecision(turn, library) ??
  (act === null ? answerCounsel(turn, library) : null)
