import { visionCategories } from '#contract/vision-lists.ts'
import { type Exports, exportTable } from '#server/lib/exports.ts'
import { dayOf } from '#server/lib/days.ts'
import { labelOf, section } from '#server/lib/markdown.ts'
import { fileOfPicture } from '#server/lib/pictures.ts'
import { visions } from './vision-board.table.ts'

const show = (path: string | null): string | null => {
  const file = path === null ? null : fileOfPicture(path)
  return file === null ? null : `![](${file})`
}

export const visionBoardExport: Exports = {
  name: 'vision-board',
  lists: [
    exportTable({
      name: 'visions',
      table: visions,
      by: [visions.rank],
      picture: ({ imageUrl }) => imageUrl,
      markdown: {
        title: 'Vision board',
        file: 'vision-board',
        text: ({ sealedContent: content, category, achievedAt, imageUrl }, timeZone) =>
          section(
            content.title,
            { Category: labelOf(visionCategories, category), Achieved: achievedAt && dayOf(achievedAt, timeZone) },
            content.description,
            content.achievedNote,
            show(imageUrl),
          ),
      },
    }),
  ],
}
