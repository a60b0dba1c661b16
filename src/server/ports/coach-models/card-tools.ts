import { z } from 'zod'
import { type CoachProposal, coachProposal, maxProposals } from '#contract/coach.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { type CardKind, cardDefaults, cardNames, cardNotes, cardOptions } from './card-descriptions.ts'
import { hasOpenCard } from './earlier-cards.ts'
import { noSuchCard, type OpenCards } from './open-cards.ts'
import { faultsOf, refuse, type Refused } from './tool-refusals.ts'
import { tidyInput, toToolSchema, type ToolSchema } from './tool-schema.ts'
import type { CoachTool } from './coach-tool.ts'

/** Only if a card is open. */
const replaces = { replaces: z.string().min(1).max(80).nullable() }
/** The description of the field `replaces` for the model. */
const replacesNote = {
  replaces: 'name of the open card that this one corrects and takes the place of; leave out for a further card',
}

/** Adds the field `replaces` to a tool, only if a card is open. */
const withReplaces = (shape: z.ZodRawShape, request: CoachRequest): z.ZodRawShape =>
  hasOpenCard(request) ? { ...shape, ...replaces } : shape

/** The schema of a tool that offers a card. With a card open, it also takes the name of the one to replace. */
export const toCardSchema = (
  shape: z.ZodRawShape,
  notes: Readonly<Record<string, string>>,
  request: CoachRequest,
): ToolSchema => toToolSchema(withReplaces(shape, request), { notes: { ...notes, ...replacesNote } })

type Offered = {
  schema: ToolSchema
  input: Readonly<Record<string, unknown>>
  proposal: CoachProposal
}
export type Shown = { card: string }

/** The name of the card that will be shown under the reply, or why it can't. */
export async function offer(
  request: CoachRequest,
  { schema, input, proposal }: Offered,
  cards: OpenCards,
): Promise<Shown | Refused> {
  const name = replaces.replaces.safeParse(input.replaces ?? null).data ?? null
  const old = name === null ? undefined : cards.find(name)
  if (name !== null && old === undefined) return noSuchCard(cards, name)
  const why = await request.whyRefused(proposal)
  if (why !== null) {
    const faults = Object.entries(why.fields).map(([field, detail]) => ({ field, why: detail }))
    return faults.length === 0 ? { refused: why.detail } : refuse(schema, input, faults)
  }
  const card = cards.add(proposal, old)
  return card === null ? full : { card }
}

const full: Refused = {
  refused: `A reply has room for ${maxProposals} cards, and they are all there: this one is not. Tell her which are left, and that you can make them next.`,
}

function toTool(kind: CardKind, fields: z.ZodRawShape, request: CoachRequest, cards: OpenCards): CoachTool {
  const shape = withReplaces(fields, request)
  const notes = { ...cardNotes[kind], ...replacesNote }
  const schema = toToolSchema(shape, { notes, options: cardOptions[kind] ?? {} }, cardDefaults[kind])
  const run = async (given: unknown) => {
    const input = tidyInput(schema, given)
    const { replaces: _replaces, ...card } = input
    const { data, error } = coachProposal.safeParse({ ...card, kind })
    if (data === undefined) return refuse(schema, input, faultsOf(error))
    const told = await offer(request, { schema, input, proposal: data }, cards)
    return 'refused' in told ? told : { shown, ...told }
  }
  return { name: `propose_${kind}`, description: `Offer ${cardNames[kind]}.`, schema, run }
}

const shown = 'The card stands under your reply and waits for her.'

/** One tool for each kind of card, because services need an object at the schema's root. No tool has side effects. */
export const cardTools = (request: CoachRequest, cards: OpenCards): CoachTool[] =>
  coachProposal.options.flatMap(({ shape: { kind, ...shape } }) =>
    kind.value === 'change' ? [] : [toTool(kind.value, shape, request, cards)],
  )
