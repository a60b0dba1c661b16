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
        text: ({ earnedOn, currency, sealedContent: content }) =>
          section(
            `${earnedOn} ${content.source}`,
            { Amount: `${content.amount} ${currency}`, Costs: `${content.costs} ${currency}`, Hours: content.hours },
            content.note,
          ),
      },
    }),
    exportTable({ name: 'settings', table: incomeSettings }),
    exportTable({ name: 'stepsOfThePlan', table: actionPlanProgress }),
  ],
}
