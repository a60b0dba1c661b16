import { householdCategories } from '#contract/household-lists.ts'
import { type Exports, exportTable } from '#server/lib/exports.ts'
import { labelOf, section } from '#server/lib/markdown.ts'
import { householdCompletions, householdPeople, householdTasks } from './household.table.ts'

export const householdExport: Exports = {
  name: 'household',
  lists: [
    exportTable({
      name: 'tasks',
      table: householdTasks,
      by: [householdTasks.createdAt],
      markdown: {
        title: 'Household',
        file: 'household',
        text: ({ sealedContent: content, category, dueOn, doneOn, repeatEvery, repeatUnit }) =>
          section(content.text, {
            Category: labelOf(householdCategories, category),
            Due: dueOn,
            'Last done': doneOn,
            Repeats: repeatEvery === 1 ? `every ${repeatUnit}` : repeatEvery && `every ${repeatEvery} ${repeatUnit}s`,
          }),
      },
    }),
    exportTable({ name: 'timesDone', table: householdCompletions }),
    exportTable({ name: 'people', table: householdPeople }),
  ],
}
