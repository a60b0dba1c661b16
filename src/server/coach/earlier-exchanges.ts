import type { Owner } from '#server/lib/sealed.ts'
import { leftOut, onlyCards, type CoachRequest } from '#server/ports/coach-model.ts'
import type { Area } from '#server/ports/coach-queries.ts'
import { type DialogueState, newDialogue } from '#server/ports/dialogue-state.ts'
import { type ExchangeRow, hasCome, readExchangeContent } from './coach.repo.ts'
import type { ExchangeContent } from './coach.table.ts'
import { isInSafety, newConcernState, type ConcernState } from './safety/concern-state.ts'

/**
 * The safety state after the latest message, or after an older one that was asked again since: a concern found in either counts.
 * An exchange that cannot be unsealed is skipped.
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

/** Whether nothing on screen shows why a mode holds: the user has deleted it. */
export const isModeDeleted = (owner: Owner, rows: readonly ExchangeRow[]): boolean =>
  rows.every((row) => row.deletedAt !== null || readExchangeContent(owner, row).safety !== 'full')

/**
 * The mode after that: hints and questions for means still count, but no question is taken to be about someone at home, and no
 * reply is screened as if it were.
 */
export const withoutName = (concernState: ConcernState): ConcernState => ({ ...concernState, kind: 'selfHarm' })

/** Without what only the next message could answer: another reply came in between. */
export const withoutQuestion = (state: DialogueState): DialogueState => ({
  ...state,
  offered: [],
  question: null,
  choices: [],
  coaching: null,
  paused: state.coaching?.asked ? state.coaching : state.paused,
})

/** The state after the latest exchange that can be unsealed; `rows` are newest first. */
export function readState(owner: Owner, rows: readonly ExchangeRow[]): DialogueState {
  for (const row of rows) {
    const { dialogueState: state, isUnreadable } = readExchangeContent(owner, row)
    if (!isUnreadable) return state
  }
  return newDialogue
}

/**
 * What a reply may know of the earlier exchanges; `rows` are newest first. What was said in a crisis is not sent to a model, but for
 * the last exchange while the safety mode of `concernState` holds. A failed reply is left out. With `areas`, a reply that could tell of
 * another area keeps only its message: that area was switched off since.
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
        response: isTold ? reply || onlyCards : leftOut,
        at: row.createdAt,
      }))
      .toReversed(),
    state: readState(owner, rows),
    cards: told.flatMap(({ row: { id, createdAt: at }, content, turnsAgo, isTold }) =>
      content.proposals.map((card, n) => ({ ...card, turnsAgo, at, ref: { id, n }, isTold })),
    ),
    historyAreas: [...new Set(opened.flatMap(({ content, isTold }) => (isTold ? areasOf(content) : [])))],
  }
}

/** What a reply could tell of: what was read for it, and what it could quote of the replies before it. */
const areasOf = ({ sources, historyAreas }: ExchangeContent): Area[] => [
  ...sources.map(({ area }) => area),
  ...historyAreas,
]
