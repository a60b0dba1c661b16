import type { ModelMessage, StepResult, TextStreamPart, ToolSet } from 'ai'
import { z } from 'zod'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { maxReads } from './read-tools.ts'

type Step = Pick<StepResult<ToolSet>, 'content'>
type Part = Step['content'][number]

/** Enough steps for all questions about records, a refused one, and the answer. */
export const maxSteps = maxReads + 2

/** A tool's refusal is reported once: a model that does not correct itself would repeat the call without end. */
const maxRefused = 2

const refusal = z.object({ refused: z.string() })
const isRefused = (part: Part): boolean =>
  part.type === 'tool-error' || (part.type === 'tool-result' && refusal.safeParse(part.output).success)

/** After these steps the model has one left, without tools, so that every turn can end in words. */
export const isLastNext = (steps: readonly Step[]): boolean =>
  steps.length >= maxSteps - 1 || steps.filter(({ content }) => content.some(isRefused)).length >= maxRefused

/** Said to the model with its last step. */
export const lastWord = {
  role: 'user',
  content:
    '(From the app, not from her: no tools are left in this turn. Answer her now in words, with what you have. Where a card was refused, tell her plainly what is missing or does not fit, and ask for it.)',
} as const satisfies ModelMessage

/** Used instead of an answer if the model used its tools and then said nothing. */
export const unsaid: Readonly<Record<CoachRequest['language'], string>> = {
  en: 'I couldn’t finish that: something was missing or didn’t fit. Tell me once more what it’s about, with the day and any amount, and I’ll try again.',
  es: 'No pude terminarlo: faltaba algo o no encajaba. Dime otra vez de qué se trata, con el día y la cantidad si la hay, y lo intento de nuevo.',
}

/** Used instead of an answer if the model withdrew a card and then said nothing. */
export const withdrawn: Readonly<Record<CoachRequest['language'], string>> = {
  en: 'OK, I took that card back. Nothing was saved.',
  es: 'Vale, quité esa tarjeta. No se guardó nada.',
}

/** Observes a reply, and reports whether its model used tools and then said nothing. */
export function listenForWords() {
  let hasAsked = false
  let isOwed = false
  return {
    hear: (part: TextStreamPart<ToolSet>): void => {
      if (part.type === 'tool-call') hasAsked = true
      if (part.type === 'start-step') isOwed = hasAsked
      if (part.type === 'text-delta' && part.text.trim() !== '') isOwed = false
    },
    isOwed: () => isOwed,
  }
}
