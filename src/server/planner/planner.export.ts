import { type Exports, exportTable } from '#server/lib/exports.ts'
import { section } from '#server/lib/markdown.ts'
import { plannerHours, tasks, taskSeries } from './planner.table.ts'

export const plannerExport: Exports = {
  name: 'planner',
  lists: [
    exportTable({
      name: 'tasks',
      table: tasks,
      by: [tasks.dueDate, tasks.startMs],
      without: ['startMs'],
      markdown: {
        title: 'Tasks',
        file: ({ dueDate }) => `tasks/${dueDate.slice(0, 7)}`,
        text: ({ sealedContent: content, ...task }) =>
          section(
            content.title,
            {
              Due: [task.dueDate, task.startTime?.slice(0, 5)].join(' ').trim(),
              Minutes: task.minutes,
              Category: task.category,
              Priority: `${task.priority} of 5`,
              Done: task.completedOn,
            },
            content.description,
          ),
      },
    }),
    exportTable({ name: 'repeatingTasks', table: taskSeries }),
    exportTable({ name: 'hours', table: plannerHours }),
  ],
}
