import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { householdPeople, householdTasks } from './household.table.ts'

export const householdSearches = [
  searchTable(
    { kind: 'household', heading: 'Household', page: 'household' },
    householdTasks,
    ({ owner }, { id, sealedContent }) => {
      const { text, isUnreadable } = unsealOrPlaceholder(owner, householdTasks.sealedContent, id, sealedContent)
      return { title: text, isUnreadable }
    },
  ),
  searchTable(
    { kind: 'person', heading: 'People at home', page: 'household' },
    householdPeople,
    ({ owner }, { id, sealedContent }) => {
      const { name, isUnreadable } = unsealOrPlaceholder(owner, householdPeople.sealedContent, id, sealedContent)
      return { title: name, isUnreadable }
    },
  ),
]
