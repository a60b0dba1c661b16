import type { Library } from '../../guide/library.ts'
import type { Answer, Turn } from '../compose-answer.ts'
import { answerPractical } from '../practical/answer-practical.ts'
import { answerCounsel } from './answer-counsel.ts'
import { answerGoodNews } from './answer-feeling.ts'
import { goOnWithCounsel } from './follow-up-on-counsel.ts'

/** What goes on with a question that was answered by its form, good news, and what can be worked out: it needs nothing of the records. */
export function answerAtOnce(turn: Turn, library: Library): Answer | null {
  const answer = (part: Turn): Answer | null => answerPractical(part) ?? answerCounsel(part, library)
  return goOnWithCounsel(turn, answer) ?? answerGoodNews(turn, answer) ?? answerPractical(turn)
}
