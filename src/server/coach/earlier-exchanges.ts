import type { Owner } from '#server/lib/sealed.ts'
import { replyLeftOut, onlyCards, type CoachRequest } from '#server/ports/coach-model.ts'
import type { Area } from '#server/ports/coach-queries.ts'
import { type DialogueState, newDialogue } from '#server/ports/dialogue-state.ts'
import { type ExchangeRow, hasCome, readExchangeContent } from './coach.repo.ts'
import type { ExchangeContent } from './coach.table.ts'
import { isInSafety, newConcernState, type ConcernState } from './safety/concern-state.ts'

/**
 * Returns the safety state after the latest message, or after an older one that was asked again since: a concern in either
 * counts. An exchange that cannot be unsealed is skipped.
 */
export function readConcernState(owner: Owner, rows: readonly ExchangeRow[]): ConcernState {
  const said = rows.flatMap((row) => {
    const { concernState, isUnreadable } = readExchangeContent(owner, row)
    return isUnreadable ? [] : [{ concernState, updatedAt: row.updatedAt }]
  })
  const [touched] = said.toSorted((one, two) => two.updatedAt.getTime() - one.updatedAt.getTime())
  const states = [said[0], touched].flatMap((one) => (one === undefined ? [] : [one.concernState]))
  return states.find(isInSafety) ?? states[0] ?? newConcernState
}

/** Whether the user has deleted the exchange that started safety mode, so that nothing on screen explains it. */
export const isSafetyStartDeleted = (owner: Owner, rows: readonly ExchangeRow[]): boolean =>
  rows.every((row) => row.deletedAt !== null || readExchangeContent(owner, row).safety !== 'full')

/**
 * Returns the state for a deleted start of safety mode: hints and questions about means still count, but no question is read as
 * being about someone at home, and replies are not screened for that.
 */
export const asSelfHarmConcern = (concernState: ConcernState): ConcernState => ({ ...concernState, kind: 'selfHarm' })

/** Drops the open question of a state, which only the next message could answer, after another reply came in between. */
export const dropOpenQuestion = (state: DialogueState): DialogueState => ({
  ...state,
  offered: [],
  question: null,
  choices: [],
  coaching: null,
  paused: state.coaching?.asked ? state.coaching : state.paused,
})

/** Returns the dialogue state after the latest exchange that can be unsealed; `rows` are newest first. */
export function readDialogueState(owner: Owner, rows: readonly ExchangeRow[]): DialogueState {
  for (const row of rows) {
    const { dialogueState: state, isUnreadable } = readExchangeContent(owner, row)
    if (!isUnreadable) return state
  }
  return newDialogue
}

/**
 * Returns what a reply may know of the earlier exchanges; `rows` are newest first. Exchanges in a crisis are not sent to a model,
 * except the last one while the safety mode of `concernState` is on. Failed replies are left out. With `areas`, a reply that could
 * quote another area keeps only its message, because that area was switched off since.
 */
export function readEarlierExchanges(
  owner: Owner,
  rows: readonly ExchangeRow[],
  { areas, concernState }: { areas: readonly Area[] | null; concernState: ConcernState },
): Pick<CoachRequest, 'history' | 'state' | 'cards' | 'historyAreas'> {
  const isTold = (content: ExchangeContent) => areas === null || areasOf(content).every((area) => areas.includes(area))
  const opened = rows.map((row) => {
    const content = readExchangeContent(owner, row)
    return { row, content, isTold: isTold(content) }
  })
  const told = opened
    .filter(({ row }) => row.state !== 'failed')
    .map(({ row, content, isTold }, at) => ({ row, content, isTold, turnsAgo: at + 1 }))
    .filter(
      ({ content, turnsAgo }) =>
        hasCome(content) && (content.helpLines.length === 0 || (turnsAgo === 1 && isInSafety(concernState))),
    )
  return {
    history: told
      .map(({ content: { message, reply }, row, isTold }) => ({
        message,
        response: isTold ? reply || onlyCards : replyLeftOut,
        at: row.createdAt,
      }))
      .toReversed(),
    state: readDialogueState(owner, rows),
    cards: told.flatMap(({ row: { id, createdAt: at }, content, turnsAgo, isTold }) =>
      content.proposals.map((card, n) => ({ ...card, turnsAgo, at, ref: { id, n }, isTold })),
    ),
    historyAreas: [...new Set(opened.flatMap(({ content, isTold }) => (isTold ? areasOf(content) : [])))],
  }
}

/** Returns the areas that a reply could quote: those read for it, and those of the earlier replies in its context. */
const areasOf = ({ sources, historyAreas }: ExchangeContent): Area[] => [
  ...sources.map(({ area }) => area),
  ...historyAreas,
]
