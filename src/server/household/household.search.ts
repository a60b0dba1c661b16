import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { householdTasks } from './household.table.ts'

export const householdSearches = [
  searchTable('household', 'household', householdTasks, ({ owner }, { id, words }) => {
    const { text, isUnreadable } = readSealed(owner, householdTasks.words, id, words)
    return { title: text, isUnreadable }
  }),
]
