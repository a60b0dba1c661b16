import type { NameAnswer } from '#server/ports/named-records.ts'
import type { RecordAnswer } from '#server/ports/coach-queries.ts'
import type { Answer, LookUp, NameLookUp } from '../compose-answer.ts'

type Pending = Answer | LookUp | NameLookUp

/** Makes one answer of several, after whatever they need was read in one go. */
export function combineAnswers(parts: readonly Pending[], merge: (answers: readonly Answer[]) => Answer): Pending {
  const names = parts.map((part) => ('names' in part ? part.names : []))
  if (names.some((some) => some.length > 0))
    return {
      names: names.flat(),
      toAnswer: (found: readonly NameAnswer[]) => {
        const shares = split(found, names)
        const read = parts.map((part, at) => ('names' in part ? part.toAnswer(shares[at] ?? []) : part))
        return combineRead(read, merge)
      },
    }
  return combineRead(
    parts.map((part) => ('names' in part ? part.toAnswer([]) : part)),
    merge,
  )
}

function combineRead(
  parts: readonly (Answer | LookUp)[],
  merge: (answers: readonly Answer[]) => Answer,
): Answer | LookUp {
  const questions = parts.map((part) => ('questions' in part ? part.questions : []))
  const toAnswer = (found: readonly RecordAnswer[]): Answer => {
    const shares = split(found, questions)
    return merge(parts.map((part, at) => ('questions' in part ? part.toAnswer(shares[at] ?? []) : part)))
  }
  return questions.every((some) => some.length === 0) ? toAnswer([]) : { questions: questions.flat(), toAnswer }
}

/** Splits what was found for all into the shares of each. */
function split<T>(found: readonly T[], asked: readonly (readonly unknown[])[]): T[][] {
  let at = 0
  return asked.map(({ length }) => found.slice(at, (at += length)))
}
