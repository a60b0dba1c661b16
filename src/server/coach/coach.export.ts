import { brand } from '#contract/brand.ts'
import { type Exports, exportTable } from '#server/lib/exports.ts'
import { monthOf, section, showTime } from '#server/lib/markdown.ts'
import { coachChats, coachQuotaUsage, coachSafetyCounts, coachSettings } from './coach.table.ts'

/** Exports the exchanges and settings of the coach. */
export const coachExport: Exports = {
  name: 'coach',
  lists: [
    exportTable({
      name: 'conversations',
      table: coachChats,
      by: [coachChats.createdAt],
      // `state` is the state of the reply. The state of the conversation is `dialogueState`.
      as: { state: 'replyState' },
      markdown: {
        title: `Conversations with ${brand.coach}`,
        file: ({ createdAt }, timeZone) => `coach/${monthOf(createdAt, timeZone)}`,
        text: ({ createdAt, sealedContent: content }, timeZone) =>
          section(
            showTime(createdAt, timeZone),
            {},
            `**You:** ${content.message}`,
            content.reply && `**${brand.coach}:** ${content.preface}${content.reply}`,
          ),
      },
    }),
    exportTable({ name: 'questionsByMonth', table: coachQuotaUsage }),
    exportTable({ name: 'settings', table: coachSettings }),
  ],
  leftOut: [{ table: coachSafetyCounts, because: 'It counts days, without accounts.' }],
}
