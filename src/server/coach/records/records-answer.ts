import type { Looked } from '#server/ports/dialogue-state.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/records.ts'
import { type Answer, paragraphs, say } from '../dialogue/compose-answer.ts'
import type { Language } from '../safety/kinds.ts'
import { speak } from './speak-records.ts'

/** Each answer in a paragraph of its own. */
export const speakAll = (answers: readonly RecordAnswer[], language: Language, today: string): string =>
  paragraphs(...answers.map((answer) => speak(answer, language, today)))

const maxTold = 20
/** The tasks that an answer names, in its order. */
const toldIn = (answers: readonly RecordAnswer[]): Looked['told'] =>
  answers
    .flatMap(({ found }) => (found !== null && 'tasks' in found ? found.tasks : []))
    .slice(0, maxTold)
    .map(({ title, day }) => ({ title, day }))

export const tell = (text: string, questions: readonly RecordQuestion[], answers: readonly RecordAnswer[]): Answer =>
  say(text, { isFree: true, looked: { questions: questions.slice(0, 3), told: toldIn(answers) } })
