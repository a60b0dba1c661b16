import { isDeepStrictEqual } from 'node:util'
import { type CoachProposal, maxProposals, type ProposalCard } from '#contract/coach.ts'
import { newId } from '#server/lib/record.ts'
import type { CardRef, CoachPart, EarlierCard, OwnCard } from '#server/ports/coach-model.ts'
import { cardName, maxCards } from './earlier-cards.ts'
import { type Refused, shown } from './tool-refusals.ts'

export type OnCard = (card: Extract<CoachPart, { kind: 'proposal' | 'withdrawal' }>) => unknown
type OpenCard = { name: string; ref: CardRef | OwnCard }

/** The open cards of a turn: earlier ones, and those that it offers itself. */
export type OpenCards = {
  find: (name: string) => OpenCard | undefined
  names: () => string[]
  /** Returns the name of the card; null if the reply has no room for it. The same card twice counts once. */
  add: (proposal: CoachProposal, old: OpenCard | undefined) => string | null
  withdraw: (card: OpenCard) => void
}

type Own = Pick<ProposalCard, 'proposal' | 'recordId'>

/** Tracks the cards of one reply; `tell` gets each that is offered or withdrawn. */
export function openCards(cards: readonly EarlierCard[], tell: OnCard): OpenCards {
  const earlier = cards
    .slice(0, maxCards)
    .filter(({ state }) => state === 'open')
    .map((card): OpenCard => ({ name: cardName(card), ref: card.ref }))
  let own: readonly Own[] = []
  const all = (): OpenCard[] => [
    ...own.map((card) => ({ name: cardName(card), ref: { offered: card.proposal } })).toReversed(),
    ...earlier,
  ]
  const atOf = ({ ref }: OpenCard): number =>
    'offered' in ref ? own.findIndex(({ proposal }) => proposal === ref.offered) : -1
  const withdraw = (card: OpenCard): void => {
    const at = atOf(card)
    own = own.filter((_, n) => n !== at)
    tell({ kind: 'withdrawal', ref: card.ref })
  }
  const add: OpenCards['add'] = (proposal, old) => {
    const same = own.find((one) => isDeepStrictEqual(one.proposal, proposal))
    if (same !== undefined) {
      if (old !== undefined && old.name !== cardName(same)) withdraw(old)
      return cardName(same)
    }
    const at = old === undefined ? -1 : atOf(old)
    if (at === -1 && own.length === maxProposals) return null
    const card = { proposal, recordId: proposal.kind === 'change' ? proposal.id : newId() }
    own = at === -1 ? [...own, card] : own.with(at, card)
    tell({ kind: 'proposal', ...card, ...(old !== undefined && { replaces: old.ref }) })
    return cardName(card)
  }
  const find: OpenCards['find'] = (given) => {
    const name = given
      .trim()
      .toLowerCase()
      .replace(/^card /, '')
    return all().find((card) => card.name.toLowerCase() === name)
  }
  return { find, names: () => all().map(({ name }) => name), add, withdraw }
}

/** Reported if a name belongs to no open card. */
export function noSuchCard(cards: OpenCards, given: string): Refused {
  const names = cards.names()
  return {
    refused:
      names.length === 0
        ? `No card is open, so there is none called ${shown(given)}.`
        : `No open card is called ${shown(given)}. Cards that are open: ${names.join(', ')}. Name one of these.`,
  }
}
