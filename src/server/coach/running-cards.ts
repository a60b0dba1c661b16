import { isDeepStrictEqual } from 'node:util'
import { coachProposal, maxProposals, type CoachProposal } from '#contract/coach.ts'
import { newId } from '#server/lib/record.ts'
import type { CardRef, CoachPart, CoachRequest, OwnCard } from '#server/ports/coach-model.ts'
import type { Withdrawal } from './coach.repo.ts'
import type { ExchangeWords } from './coach.table.ts'

type Proposals = Pick<ExchangeWords, 'proposals'>
type Offer = Extract<CoachPart, { kind: 'proposal' }>
/** `withdrawals`: earlier cards to take back once the reply is over. */
type Running = { words: Proposals; withdrawals: readonly Withdrawal[] }

const atOf = ({ proposals }: Proposals, { offered }: OwnCard): number =>
  proposals.findIndex(({ proposal }) => isDeepStrictEqual(proposal, offered))

/** A card of the reply itself is gone at once: it could not be accepted yet. */
export function takeBack(running: Running, ref: CardRef | OwnCard, state: Withdrawal['state']): Proposals {
  const { words, withdrawals } = running
  if ('offered' in ref) {
    const at = atOf(words, ref)
    return { proposals: words.proposals.filter((_, n) => n !== at) }
  }
  running.withdrawals = [...withdrawals, { ref, state }]
  return { proposals: words.proposals }
}

/** Ignores cards that could not be accepted, and one that stands there already. An earlier card that it replaces is taken back at the end. */
export async function takeProposal(
  running: Running,
  { proposal: given, recordId = newId(), replaces }: Offer,
  request: CoachRequest,
): Promise<Proposals> {
  const { success, data } = coachProposal.safeParse(given)
  const isRefused = !success || (await request.whyRefused(data)) !== null
  const { proposals } = running.words
  if (isRefused || proposals.some(({ proposal }) => isDeepStrictEqual(proposal, data))) return { proposals }
  const card = { proposal: data, recordId: recordIdOf(data, recordId), state: 'open' } as const
  const at = replaces !== undefined && 'offered' in replaces ? atOf(running.words, replaces) : -1
  if (at !== -1) return { proposals: proposals.with(at, card) }
  if (proposals.length >= maxProposals) return { proposals }
  if (replaces !== undefined && !('offered' in replaces)) takeBack(running, replaces, 'withdrawn')
  return { proposals: [...proposals, card] }
}

const recordIdOf = (proposal: CoachProposal, id: string): string => (proposal.kind === 'change' ? proposal.id : id)
