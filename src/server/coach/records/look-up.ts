import type { Found } from '#server/ports/records.ts'
import { type Answer, type LookUp, say, type Turn } from '../dialogue/compose-answer.ts'
import { readQuestion } from './read-question.ts'
import { speak } from './speak.ts'

/**
 * Answers a message that asks about the user's own records; null for any other. Where it only may have, and nothing of that name is
 * recorded, `otherwise` answers.
 */
export function lookUpRecords({ request, today }: Turn, otherwise: () => Answer): LookUp | null {
  const asked = readQuestion(request.message, request)
  if (asked === null) return null
  const { question, language, isSure } = asked
  return {
    looksUp: question,
    speak: (answer) =>
      !isSure && (answer.found === null || isUnknown(answer.found))
        ? otherwise()
        : say(speak(answer, language, today), { isFree: true }),
  }
}

/** Asked by name, and nothing has that name. */
const isUnknown = (found: Found): boolean =>
  (found.ask === 'goal' && found.goals.length === 0) || (found.ask === 'findTask' && found.tasks.length === 0)
