import { useMutation } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Repeat from 'lucide-react/icons/repeat'
import Trash from 'lucide-react/icons/trash-2'
import UserRound from 'lucide-react/icons/user-round'
import { memo } from 'react'
import type { HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { cx } from '#web/ui/cx.ts'
import { DoneCheck } from '#web/ui/DoneCheck.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { assigneeText, dueText, repeatText } from './due-text.ts'
import { deleteTask, tickTask } from './household.mutations.ts'
import { roomLabel } from './rooms.ts'

type Props = {
  task: HouseholdTask
  people: readonly HouseholdPerson[]
  today: string
  /** Set if the list mixes rooms, ordered by due date. */
  isRoomShown: boolean
  onEdit: (task: HouseholdTask) => void
}

export const TaskRow = memo(function TaskRow({ task, people, today, isRoomShown, onEdit }: Props) {
  const { mutate: tick } = useMutation(tickTask)
  const { mutate: remove } = useMutation(deleteTask)
  const { text, completed, repeat, category } = task
  const when = [...(isRoomShown ? [roomLabel(category)] : []), dueText(task, today, !isRoomShown)].filter(
    (part) => part !== '',
  )
  const assignees = assigneeText(task, people)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1 py-1.5 pr-1 sm:gap-x-2 sm:px-2">
      <DoneCheck label={`Done: ${text}`} isDone={completed} onChange={(done) => tick({ task, completed: done })} />
      <p className={cx('user-text py-2 font-semibold', completed && 'text-green line-through decoration-1')}>{text}</p>
      <div className="flex">
        <IconButton label={`Edit ${text}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(task)} />
        <IconButton
          label={`Delete ${text}`}
          icon={<Trash className="size-4.5" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            remove(task)
          }}
        />
      </div>
      <div className="col-span-2 col-start-2 -mt-2 pb-2">
        {when.length > 0 && <p className="tabular text-15 text-ink-soft">{when.join(' · ')}</p>}
        <div className="flex flex-wrap gap-x-4 text-13 text-ink-soft">
          {repeat !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Repeat aria-hidden="true" className="size-3.5" />
              {repeatText(repeat)}
            </span>
          )}
          {assignees !== '' && (
            <span className="user-text inline-flex items-center gap-1.5">
              <UserRound aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="sr-only">Done by </span>
              {assignees}
            </span>
          )}
        </div>
      </div>
    </li>
  )
})
