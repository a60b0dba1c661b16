import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import type { SelfCareActivity } from '#contract/self-care.ts'
import { nameDayOfMoment, timeOfDay } from '#web/lib/days.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { MoodFace } from '#web/ui/MoodFace.tsx'
import { UnreadableText } from '#web/ui/Unreadable.tsx'
import { labelOf } from './activity-form.ts'
import { activityIcons } from './activity-icons.ts'

type Props = {
  activity: SelfCareActivity
  onEdit: (activity: SelfCareActivity) => void
  onDelete: (activity: SelfCareActivity) => void
}

export function ActivityItem({ activity, onEdit, onDelete }: Props) {
  const { id, activityType, duration, mood, moodBefore, notes, technique, completedAt, isUnreadable } = activity
  const Icon = activityIcons[activityType]
  const name = `${labelOf(activityType)}, ${duration} min`
  return (
    <li className="flex items-start gap-3.5 py-3.5 pr-2 pl-4 sm:pl-6">
      <span className="mt-0.5 grid size-10 shrink-0 place-items-center rounded-full bg-gold-wash">
        <Icon aria-hidden="true" className="size-5 text-magenta" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-16 font-semibold tracking-normal">
          {labelOf(activityType)}
          {technique !== null && (
            <span className="font-normal text-ink-soft max-sm:block">
              <span className="max-sm:hidden"> · </span>
              <bdi className="wrap-anywhere">{technique}</bdi>
            </span>
          )}
        </h3>
        <p className="tabular flex flex-wrap items-center gap-x-2 text-15 text-ink-soft">
          {duration} min
          <Moods before={moodBefore} after={mood} />
        </p>
        <p className="tabular text-13 text-ink-soft">
          <time dateTime={completedAt}>
            {nameDayOfMoment(completedAt)}, {timeOfDay(completedAt)}
          </time>
        </p>
        {isUnreadable && (
          <div className="mt-2 grid max-w-reading gap-1">
            <p className="text-15 font-semibold">The note on this activity can’t be opened</p>
            <UnreadableText record={{ id, createdAt: null }} />
          </div>
        )}
        {notes !== null && <p className="user-text mt-1 max-w-reading text-15 whitespace-pre-line">{notes}</p>}
      </div>
      <div className="flex shrink-0 items-center">
        {!isUnreadable && (
          <IconButton
            label={`Edit ${name}`}
            icon={<PencilLine className="size-4.5" />}
            onClick={() => onEdit(activity)}
          />
        )}
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash className="size-4.5" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onDelete(activity)
          }}
        />
      </div>
    </li>
  )
}

function Moods({ before, after }: { before: number | null; after: number | null }) {
  if (after === null) return null
  return (
    <span className="inline-flex items-center gap-1">
      {before !== null && (
        <>
          <MoodFace mood={before} className="text-18" />
          <span aria-hidden="true">→</span>
          <span className="sr-only">then</span>
        </>
      )}
      <MoodFace mood={after} className="text-18" />
    </span>
  )
}
