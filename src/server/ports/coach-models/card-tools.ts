import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type CoachProposal, coachProposal, maxProposals } from '#contract/coach.ts'
import type { CoachPart, CoachRequest } from '#server/ports/coach-model.ts'
import { type CardKind, cardDefaults, cardNames, cardNotes, cardOptions } from './card-descriptions.ts'
import { openCards } from './earlier-cards.ts'
import { faultsOf, refuse, type Refused } from './tool-refusals.ts'
import { tidyInput, toToolSchema, type ToolSchema } from './tool-schema.ts'
import type { OpenTool } from './tools.ts'

type Offer = Extract<CoachPart, { kind: 'proposal' }>
/** False where the reply has no room for it. */
export type OnOffer = (offer: Offer) => boolean

/** Only where a card stands open. */
const replaces = { replaces: z.int().min(1).nullable() }
export const replacesNote = {
  replaces: 'number of the open card that this one corrects and takes the place of; leave out for a further card',
}

export const withReplaces = (shape: z.ZodRawShape, { cards }: CoachRequest): z.ZodRawShape =>
  openCards(cards).size === 0 ? shape : { ...shape, ...replaces }

/** The card as it will stand under the reply, or why it can't. */
export async function offer(
  request: CoachRequest,
  {
    schema,
    input,
    proposal,
  }: { schema: ToolSchema; input: Readonly<Record<string, unknown>>; proposal: CoachProposal },
  onOffer: OnOffer,
): Promise<Refused | null> {
  const open = openCards(request.cards)
  const number = replaces.replaces.safeParse(input.replaces ?? null).data
  const old = typeof number === 'number' ? open.get(number) : undefined
  if (number !== null && old === undefined) {
    const why = `no open card has this number; open are ${[...open.keys()].join(', ')}`
    return refuse(schema, input, [{ field: 'replaces', why }])
  }
  const why = await request.whyRefused(proposal)
  if (why !== null) {
    const faults = Object.entries(why.fields).map(([field, detail]) => ({ field, why: detail }))
    return faults.length === 0 ? { refused: why.detail } : refuse(schema, input, faults)
  }
  const hasRoom = onOffer({ kind: 'proposal', proposal, ...(old !== undefined && { replaces: old.ref }) })
  return hasRoom ? null : full
}

const full: Refused = {
  refused: `A reply has room for ${maxProposals} cards, and they are all there: this one is not. Tell her which are left, and that you can make them next.`,
}

/** Passes on as many cards as a reply has room for; the same one twice is one. */
export function countOffers(tell: (offer: Offer) => unknown): OnOffer {
  const offered: CoachProposal[] = []
  return (offer) => {
    const isNew = !offered.some((one) => isDeepStrictEqual(one, offer.proposal))
    if (isNew && offered.length === maxProposals) return false
    if (isNew) offered.push(offer.proposal)
    tell(offer)
    return true
  }
}

function toTool(kind: CardKind, fields: z.ZodRawShape, request: CoachRequest, onOffer: OnOffer): OpenTool {
  const shape = withReplaces(fields, request)
  const notes = { ...cardNotes[kind], ...replacesNote }
  const schema = toToolSchema(shape, { notes, options: cardOptions[kind] ?? {} }, cardDefaults[kind])
  const run = async (given: unknown) => {
    const input = tidyInput(schema, given)
    const { replaces: _replaces, ...card } = input
    const { data, error } = coachProposal.safeParse({ ...card, kind })
    if (data === undefined) return refuse(schema, input, faultsOf(error))
    return (await offer(request, { schema, input, proposal: data }, onOffer)) ?? shown
  }
  return { name: `propose_${kind}`, description: `Offer her a card with ${cardNames[kind]}.`, schema, run }
}

const shown = { shown: 'The card stands under your reply and waits for her.' }

/** One tool for each kind of card, because services need an object at the schema's root. No tool has side effects. */
export const cardTools = (request: CoachRequest, tell: OnOffer): OpenTool[] =>
  coachProposal.options.flatMap(({ shape: { kind, ...shape } }) =>
    kind.value === 'change' ? [] : [toTool(kind.value, shape, request, tell)],
  )
