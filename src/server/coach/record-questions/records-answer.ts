import type { Looked } from '#server/ports/dialogue-state.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type Answer, paragraphs, makeAnswer } from '../dialogue/compose-answer.ts'
import type { Language } from '../safety/kinds.ts'
import { renderRecordAnswer } from './render-record-answer.ts'

/** Writes each answer in a paragraph of its own. */
export const renderRecordAnswers = (answers: readonly RecordAnswer[], language: Language, today: string): string =>
  paragraphs(...answers.map((answer) => renderRecordAnswer(answer, language, today)))

const maxNamed = 20
/** The tasks that an answer names, in its order. */
const namedTasks = (answers: readonly RecordAnswer[]): Looked['told'] =>
  answers
    .flatMap(({ found }) => (found !== null && 'tasks' in found ? found.tasks : []))
    .slice(0, maxNamed)
    .map(({ title, day }) => ({ title, day }))

/** Makes an answer from records. It keeps the questions and the tasks that it names, so that the next message can refer to them. */
export const makeRecordsAnswer = (
  text: string,
  questions: readonly RecordQuestion[],
  answers: readonly RecordAnswer[],
): Answer => makeAnswer(text, { isFree: true, looked: { questions: questions.slice(0, 3), told: namedTasks(answers) } })
