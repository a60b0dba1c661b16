import { z } from 'zod'
import { noSuchCard, type OpenCards } from './open-cards.ts'
import { faultsOf, refuse } from './tool-refusals.ts'
import { tidyInput, toToolSchema } from './tool-schema.ts'
import type { CoachTool } from './coach-tool.ts'

const shape = { card: z.string().min(1).max(80) }
const asked = z.object(shape)
const schema = toToolSchema(shape, { notes: { card: 'its name, such as task-1a2b3c' } })

function withdraw(cards: OpenCards, given: unknown) {
  const input = tidyInput(schema, given)
  const { data, error } = asked.safeParse(input)
  if (data === undefined) return refuse(schema, input, faultsOf(error))
  const card = cards.find(data.card)
  if (card === undefined) return noSuchCard(cards, data.card)
  cards.withdraw(card)
  return { done: 'The card is taken back, and can’t be accepted any more.' }
}

export const withdrawTool = (cards: OpenCards): CoachTool => ({
  name: 'withdraw_card',
  description: 'Take back an open card that she does not want, or a wrong one of this reply. Saved records stay.',
  schema,
  run: async (given) => withdraw(cards, given),
})
