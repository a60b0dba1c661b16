import { unsealWithStatus, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchRows, searchTable } from '#server/lib/search.ts'
import { goals, progressEntries } from './goals.table.ts'
import { listProgressNotes } from './goal-progress.repo.ts'

export const goalSearches = [
  searchTable({ kind: 'goal', heading: 'Goals', page: 'goals' }, goals, ({ owner }, { id, sealedContent }) => {
    const { title, description, milestones, isUnreadable } = unsealOrPlaceholder(
      owner,
      goals.sealedContent,
      id,
      sealedContent,
    )
    return { title, texts: [description, ...milestones.map(({ text }) => text)], isUnreadable }
  }),
  searchRows(
    { kind: 'progressEntry', heading: 'Goal updates', page: 'goals', table: progressEntries },
    listProgressNotes,
    ({ owner }, { id, note }) => {
      const { value, isUnreadable } = unsealWithStatus(owner, progressEntries.note, id, note)
      return { title: value, ...(isUnreadable && { isUnreadable }) }
    },
  ),
]
