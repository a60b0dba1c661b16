import { isDeepStrictEqual } from 'node:util'
import { coachProposal, maxProposals, type CoachProposal } from '#contract/coach.ts'
import { newId } from '#server/lib/record.ts'
import type { CardRef, CoachPart, CoachRequest, OwnCard } from '#server/ports/coach-model.ts'
import type { Withdrawal } from './withdraw-card.repo.ts'
import type { ExchangeContent } from './coach.table.ts'

type Proposals = Pick<ExchangeContent, 'proposals'>
type Offer = Extract<CoachPart, { kind: 'proposal' }>
/** `withdrawals`: cards of earlier answers to withdraw once the reply is over. */
type Running = { content: Proposals; withdrawals: readonly Withdrawal[] }
/** The cards and withdrawals after a part of the reply. */
export type Cards = Proposals & Pick<Running, 'withdrawals'>

const atOf = ({ proposals }: Proposals, { offered }: OwnCard): number =>
  proposals.findIndex(({ proposal }) => isDeepStrictEqual(proposal, offered))

/** Withdraws a card. One of the reply itself is removed at once, because it could not be accepted yet. */
export function withdrawCard({ content, withdrawals }: Running, ref: CardRef | OwnCard): Cards {
  const { proposals } = content
  if (!('offered' in ref)) return { proposals, withdrawals: [...withdrawals, { ref, state: 'dropped' }] }
  const at = atOf(content, ref)
  return { proposals: proposals.filter((_, n) => n !== at), withdrawals }
}

/** Adds a card, unless it could not be accepted or is there already. An earlier card that it replaces is withdrawn at the end. */
export async function takeProposal(
  running: Running,
  { proposal: given, recordId = newId(), replaces }: Offer,
  request: CoachRequest,
): Promise<Cards> {
  const { success, data } = coachProposal.safeParse(given)
  const isRefused = !success || (await request.whyRefused(data)) !== null
  const { content, withdrawals } = running
  const { proposals } = content
  if (isRefused || proposals.some(({ proposal }) => isDeepStrictEqual(proposal, data)))
    return { proposals, withdrawals }
  const card = { proposal: data, recordId: recordIdOf(data, recordId), state: 'open' } as const
  const at = replaces !== undefined && 'offered' in replaces ? atOf(content, replaces) : -1
  if (at !== -1) return { proposals: proposals.with(at, card), withdrawals }
  if (proposals.length >= maxProposals) return { proposals, withdrawals }
  const replaced: readonly Withdrawal[] =
    replaces === undefined || 'offered' in replaces ? [] : [{ ref: replaces, state: 'withdrawn', by: data }]
  return { proposals: [...proposals, card], withdrawals: [...withdrawals, ...replaced] }
}

const recordIdOf = (proposal: CoachProposal, id: string): string => (proposal.kind === 'change' ? proposal.id : id)
