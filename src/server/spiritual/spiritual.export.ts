import { prayerTopics } from '#contract/spiritual-lists.ts'
import { type Exports, exportTable } from '#server/lib/exports.ts'
import { labelOf, section, showTime } from '#server/lib/markdown.ts'
import { prayers, reflections } from './spiritual.table.ts'

export const spiritualExport: Exports = {
  name: 'spiritual',
  lists: [
    exportTable({
      name: 'prayers',
      table: prayers,
      by: [prayers.createdAt],
      markdown: {
        title: 'Prayers',
        file: 'prayers',
        text: ({ createdAt, answeredOn, sealedContent: content }, timeZone) =>
          section(
            showTime(createdAt, timeZone),
            { Topic: labelOf(prayerTopics, content.topic), Answered: answeredOn },
            content.text,
            content.answer && `**Answered:** ${content.answer}`,
          ),
      },
    }),
    exportTable({
      name: 'reflections',
      table: reflections,
      by: [reflections.createdAt],
      markdown: {
        title: 'Reflections',
        file: 'reflections',
        text: ({ createdAt, sealedContent: content }, timeZone) =>
          section(showTime(createdAt, timeZone), { Question: content.prompt }, content.text),
      },
    }),
  ],
}
