import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { showDate } from '#web/lib/dates.ts'
import { excerpt } from '#web/lib/excerpt.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Card } from '#web/ui/Card.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { MoodFace } from '#web/ui/MoodFace.tsx'
import { TagList } from '#web/ui/TagList.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'

type Props = {
  entry: JournalEntry
  onOpen: (entry: JournalEntry) => void
  onEdit: (entry: JournalEntry) => void
  onDelete: (entry: JournalEntry) => void
}

export const EntryCard = memo(function EntryCard({ entry, onOpen, onEdit, onDelete }: Props) {
  const { title, content, mood, tags, createdAt } = entry
  const handleDelete = (control: HTMLElement) => {
    focusNeighbour(control)
    onDelete(entry)
  }
  if (entry.isUnreadable) return <Unreadable record={entry} title={title} onDelete={handleDelete} />
  return (
    <Card as="li" className="relative flex flex-col gap-3 transition hover:border-edge">
      <div className="flex items-start gap-3.5">
        <time dateTime={createdAt} className="grid w-9 shrink-0 justify-items-center text-magenta">
          <span className="tabular font-display text-28">{showDate(createdAt, 'day')}</span>
          <span className="-mt-1 text-13 font-semibold text-ink-soft">{showDate(createdAt, 'weekday')}</span>
        </time>
        <h3 className="min-w-0 flex-1 pt-0.5 text-18">
          <button
            type="button"
            className="user-text line-clamp-2 w-full after:absolute after:inset-0 after:rounded-card"
            onClick={() => onOpen(entry)}
          >
            {title}
          </button>
        </h3>
        <MoodFace mood={mood} />
      </div>
      <p className="user-text text-15 text-ink-soft">{excerpt(content.slice(0, 600).replace(/\s+/g, ' '), 160)}</p>
      <div className="mt-auto flex items-end justify-between gap-2">
        <TagList tags={tags ?? []} max={3} />
        <div className="relative -mr-2.5 -mb-2.5 ml-auto flex">
          <IconButton
            label={`Edit ${title}`}
            icon={<PencilLine className="size-4.5" />}
            onClick={() => onEdit(entry)}
          />
          <IconButton
            label={`Delete ${title}`}
            icon={<Trash className="size-4.5" />}
            onClick={({ currentTarget }) => handleDelete(currentTarget)}
          />
        </div>
      </div>
    </Card>
  )
})
