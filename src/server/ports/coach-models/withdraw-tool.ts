import { z } from 'zod'
import type { CardRef, CoachRequest } from '#server/ports/coach-model.ts'
import { openCards } from './earlier-cards.ts'
import { faultsOf, refuse } from './tool-refusals.ts'
import { tidyInput, toToolSchema } from './tool-schema.ts'
import type { OpenTool } from './tools.ts'

export type OnWithdrawal = (withdrawal: { kind: 'withdrawal'; ref: CardRef }) => unknown

const shape = { card: z.int().min(1) }
const asked = z.object(shape)
const schema = toToolSchema(shape, { notes: { card: 'its number' } })

function withdraw(request: CoachRequest, given: unknown, tell: OnWithdrawal) {
  const input = tidyInput(schema, given)
  const { data, error } = asked.safeParse(input)
  if (data === undefined) return refuse(schema, input, faultsOf(error))
  const open = openCards(request.cards)
  const card = open.get(data.card)
  if (card === undefined) {
    const why = `no open card has this number; open are ${[...open.keys()].join(', ')}`
    return refuse(schema, input, [{ field: 'card', why }])
  }
  tell({ kind: 'withdrawal', ref: card.ref })
  return { done: 'The card is taken back, and can’t be accepted any more.' }
}

/** Only where a card stands open. */
export const withdrawTools = (request: CoachRequest, tell: OnWithdrawal): OpenTool[] =>
  openCards(request.cards).size === 0
    ? []
    : [
        {
          name: 'withdraw_card',
          description: 'Take back an open card that she does not want any more. Saved records stay as they are.',
          schema,
          run: async (given) => withdraw(request, given, tell),
        },
      ]
