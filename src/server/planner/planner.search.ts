import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { tasks } from './planner.table.ts'

export const taskSearches = [
  searchTable('task', 'planner', tasks, ({ owner }, { id, dueDate, words }) => {
    const { title, description, isUnreadable } = readSealed(owner, tasks.words, id, words)
    return { title, texts: [description], at: `?date=${dueDate}`, isUnreadable }
  }),
]
