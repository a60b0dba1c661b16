import { isConfident } from '../../guide/find-matter.ts'
import type { Library } from '../../guide/library.ts'
import { countWords } from '../../guide/words.ts'
import type { Answer, Turn } from '../compose-answer.ts'
import { answerGuilt } from './answer-guilt.ts'
import { answerJudgement } from './answer-judgement.ts'
import { answerOnlyTold } from '../answer-telling.ts'
import { answerSupposed } from './answer-feared-reaction.ts'
import { answerTellThem } from './answer-whether-to-tell.ts'
import { answerTriage } from './answer-triage.ts'
import { answerWhoSays } from './answer-who-should-say.ts'
import { answerWouldYou } from './answer-what-would-you-do.ts'

/** A short question of its own is the library's, where that is sure of it. */
const storyFrom = 22

/** The kind of a question, answered with what was told: whether it is wrong, who says it, what can wait, what one would do. */
export function answerAdvice(turn: Turn, { find }: Library): Answer | null {
  const { message } = turn.request
  const isAlone = countWords(message) < storyFrom && turn.state.messages.length === 0
  if (isAlone && isConfident(find(message)[0])) return null
  return (
    answerOnlyTold(turn) ??
    answerSupposed(turn) ??
    answerTriage(turn) ??
    answerWhoSays(turn) ??
    answerWouldYou(turn) ??
    answerTellThem(turn) ??
    answerJudgement(turn) ??
    answerGuilt(turn)
  )
}
