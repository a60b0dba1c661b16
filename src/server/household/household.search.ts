import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { householdPeople, householdTasks } from './household.table.ts'

export const householdSearches = [
  searchTable('household', householdTasks, ({ owner }, { id, words }) => {
    const { text, isUnreadable } = readSealed(owner, householdTasks.words, id, words)
    return { title: text, isUnreadable }
  }),
  searchTable('person', householdPeople, ({ owner }, { id, words }) => {
    const { name, isUnreadable } = readSealed(owner, householdPeople.words, id, words)
    return { title: name, isUnreadable }
  }),
]
