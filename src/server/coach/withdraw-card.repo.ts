import type { CoachProposal } from '#contract/coach.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { CardRef } from '#server/ports/coach-model.ts'
import { changeExchangeContent } from './coach.repo.ts'
import type { ExchangeContent } from './coach.table.ts'

/** A card to withdraw or drop. `by`: the card that replaces it. */
export type Withdrawal = { ref: CardRef } & ({ state: 'withdrawn'; by: CoachProposal } | { state: 'dropped' })

/**
 * Marks an open card of an earlier answer as withdrawn, unless it was accepted meanwhile or its exchange is gone. Returns false if
 * another card has replaced it meanwhile.
 */
export async function markWithdrawn(
  db: Db,
  owner: Owner,
  { ref: { id, n }, state }: Withdrawal,
  now: Date,
): Promise<boolean> {
  let isFree = true
  const withdraw = async (content: ExchangeContent): Promise<ExchangeContent> => {
    const card = content.proposals[n]
    isFree = card?.state !== 'withdrawn'
    if (card?.state !== 'open') return content
    return { ...content, proposals: content.proposals.with(n, { ...card, state }) }
  }
  try {
    await db.transaction((tx) => changeExchangeContent(tx, owner, id, now, withdraw))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
  return isFree
}
