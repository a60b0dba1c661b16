import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import type { JournalEntry } from '#contract/journal.ts'
import { showDate } from '#web/lib/dates.ts'
import { AllFields } from '#web/ui/AllFields.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { MoodFace } from '#web/ui/MoodFace.tsx'
import { TagList } from '#web/ui/TagList.tsx'
import type { EntryValues } from './entry-form.ts'

type Props = {
  isOpen: boolean
  entry: JournalEntry
  onClose: () => void
  onEdit: (entry: JournalEntry) => void
  onDelete: (entry: JournalEntry) => void
}

export function EntryReader({ isOpen, entry, onClose, onEdit, onDelete }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={entry.title}
      description={showDate(entry.createdAt, 'date')}
      page="read"
      footer={
        <>
          <Button
            variant="plain"
            icon={<Trash aria-hidden="true" className="size-4.5" />}
            onClick={() => onDelete(entry)}
          >
            Delete
          </Button>
          <Button
            variant="accent"
            icon={<PencilLine aria-hidden="true" className="size-4.5" />}
            onClick={() => onEdit(entry)}
          >
            Edit
          </Button>
        </>
      }
    >
      <AllFields<EntryValues>
        of={{
          // The dialog shows the title, and the tags are shown beside the mood.
          title: null,
          content: <p className="user-text text-18 leading-relaxed whitespace-pre-wrap">{entry.content}</p>,
          mood: (
            <div className="mt-5 flex items-center gap-3">
              <MoodFace mood={entry.mood} className="text-28" />
              <TagList tags={entry.tags ?? []} />
            </div>
          ),
          tags: null,
        }}
      />
    </Dialog>
  )
}
