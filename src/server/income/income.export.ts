import { type Exports, exportTable } from '#server/lib/exports.ts'
import { section } from '#server/lib/markdown.ts'
import { incomeEntries, incomeSettings, actionPlanProgress } from './income.table.ts'

export const incomeExport: Exports = {
  name: 'income',
  lists: [
    exportTable({
      name: 'entries',
      table: incomeEntries,
      by: [incomeEntries.earnedOn],
      markdown: {
        title: 'Income',
        file: 'income',
        text: ({ earnedOn, currency, words }) =>
          section(
            `${earnedOn} ${words.source}`,
            { Amount: `${words.amount} ${currency}`, Costs: `${words.costs} ${currency}`, Hours: words.hours },
            words.note,
          ),
      },
    }),
    exportTable({ name: 'settings', table: incomeSettings }),
    exportTable({ name: 'stepsOfThePlan', table: actionPlanProgress }),
  ],
}
