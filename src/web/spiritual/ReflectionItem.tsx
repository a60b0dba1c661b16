import { useMutation } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import type { Reflection } from '#contract/spiritual.ts'
import { nameDayOfMoment } from '#web/lib/days.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { deleteReflection } from './reflection.mutations.ts'

type Props = { reflection: Reflection; onEdit: (reflection: Reflection) => void }

export function ReflectionItem({ reflection, onEdit }: Props) {
  const { mutate: remove } = useMutation(deleteReflection)
  const { text, prompt, seconds, createdAt, isUnreadable } = reflection
  const handleDelete = (control: HTMLElement) => {
    focusNeighbour(control)
    remove(reflection)
  }
  if (isUnreadable) return <Unreadable record={reflection} title={text} onDelete={handleDelete} />
  const name = text.slice(0, 60)
  const minutes = Math.round(seconds / 60)
  return (
    <li className="flex gap-3 border-t border-line py-4 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="text-13 text-ink-soft">
          <time dateTime={createdAt}>{nameDayOfMoment(createdAt)}</time>
          {minutes > 0 && ` · ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}
        </p>
        {prompt !== null && <p className="font-display text-18">{prompt}</p>}
        <p className="user-text mt-1 max-w-reading whitespace-pre-line">{text}</p>
      </div>
      <div className="flex shrink-0 items-start">
        <IconButton
          label={`Edit: ${name}`}
          icon={<PencilLine className="size-4.5" />}
          onClick={() => onEdit(reflection)}
        />
        <IconButton
          label={`Delete: ${name}`}
          icon={<Trash className="size-4.5" />}
          onClick={({ currentTarget }) => handleDelete(currentTarget)}
        />
      </div>
    </li>
  )
}
