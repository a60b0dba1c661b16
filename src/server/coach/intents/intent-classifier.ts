import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { probabilitiesOfSlots, softmaxSchema } from '../softmax-model.ts'
import {
  labels,
  type Label,
  type QuestionLabel,
  questionLabels,
  type RequestLabel,
  requestLabels,
} from './intent-labels.ts'
import { slotCount, featureSlots } from './intent-features.ts'

const probability = z.number().min(0).max(1)
const schema = z.strictObject({
  labels: z
    .array(z.string())
    .refine((names) => names.join() === labels.join(), { error: 'are those of intent-labels.ts' }),
  ...softmaxSchema(labels.length, slotCount),
  /** The lowest probability for a question and for a command, calibrated on writers that were left out of the training. */
  takenFrom: z.strictObject({ question: probability, request: probability }),
})

/** Trained by scripts/train-intents.mjs. */
const model = await readContent('coach/intent-classifier', schema)
const { takenFrom } = model

/** Returns the probability of each label. */
function probabilitiesOf(text: string): ReadonlyMap<Label, number> {
  const chances = probabilitiesOfSlots(model, featureSlots(text))
  return new Map(labels.map((label, one) => [label, chances[one] ?? 0]))
}

function best<L extends Label>(
  of: readonly L[],
  chances: ReadonlyMap<Label, number>,
): { label: L; sum: number } | null {
  const ranked = of.map((label) => ({ label, chance: chances.get(label) ?? 0 }))
  const [first] = ranked.toSorted((one, other) => other.chance - one.chance)
  return first === undefined ? null : { label: first.label, sum: ranked.reduce((sum, { chance }) => sum + chance, 0) }
}

/** The most probable label of a text. `asks` is the probability that the text asks a question or gives a command at all. */
export type Intent = { asks: number } & (
  | { kind: 'question'; label: QuestionLabel }
  | { kind: 'request'; label: RequestLabel }
)

/** Returns the probability that a text asks about the records or gives a command. */
export const asksAnything = (text: string): number => 1 - (probabilitiesOf(text).get('none') ?? 0)

/** Returns the question about records or the command in a text, or null if it has neither. With `isCommand`, it's never a question. */
export function intentOf(text: string, isCommand = false): Intent | null {
  const chances = probabilitiesOf(text)
  const asks = 1 - (chances.get('none') ?? 0)
  const [question, request] = [best(questionLabels, chances), best(requestLabels, chances)]
  if (question === null || request === null) return null
  const intent: Intent =
    question.sum >= request.sum && !isCommand
      ? { kind: 'question', label: question.label, asks }
      : { kind: 'request', label: request.label, asks }
  return asks >= takenFrom[intent.kind] ? intent : null
}
