import { startOf } from '#server/lib/days.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { tasks } from './planner.table.ts'

export const taskSearches = [
  searchTable(
    { kind: 'task', heading: 'Tasks', page: 'planner' },
    tasks,
    ({ owner, timeZone }, { id, dueDate, sealedContent, seriesId }) => {
      const { title, description, isUnreadable } = unsealOrPlaceholder(owner, tasks.sealedContent, id, sealedContent)
      const date = startOf(dueDate, timeZone)
      const series = seriesId === null ? undefined : { id: seriesId, day: dueDate }
      return { title, texts: [description], at: `?date=${dueDate}`, date, series, isUnreadable }
    },
  ),
]
