import { openOrStandIn, readSealed } from '#server/lib/sealed.ts'
import { searchRows, searchTable } from '#server/lib/search.ts'
import { goals, goalUpdates } from './goals.table.ts'
import { listNotes } from './updates.repo.ts'

export const goalSearches = [
  searchTable('goal', goals, ({ owner }, { id, words }) => {
    const { title, description, milestones, isUnreadable } = readSealed(owner, goals.words, id, words)
    return { title, texts: [description, ...milestones.map(({ text }) => text)], isUnreadable }
  }),
  searchRows({ kind: 'goalUpdate', table: goalUpdates }, listNotes, ({ owner }, { id, note }) => {
    const { value, isUnreadable } = openOrStandIn(owner, goalUpdates.note, id, note)
    return { title: value, ...(isUnreadable && { isUnreadable }) }
  }),
]
