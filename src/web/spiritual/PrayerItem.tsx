import { useMutation } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { prayerTopics } from '#contract/spiritual-lists.ts'
import type { Prayer } from '#contract/spiritual.ts'
import { showDay } from '#web/lib/show-day.ts'
import { nameDayOfMoment } from '#web/lib/days.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { Flame } from './Flame.tsx'
import { changePrayer, deletePrayer } from './prayer.mutations.ts'

type Props = { prayer: Prayer; onEdit: (prayer: Prayer) => void; onAnswer: (prayer: Prayer) => void }

export function PrayerItem({ prayer, onEdit, onAnswer }: Props) {
  const { mutate: remove } = useMutation(deletePrayer)
  const { mutate: change } = useMutation(changePrayer)
  const { text, topic, answer, createdAt, isUnreadable } = prayer
  const handleDelete = (control: HTMLElement) => {
    focusNeighbour(control)
    remove(prayer)
  }
  if (isUnreadable) return <Unreadable record={prayer} title={text} onDelete={handleDelete} />
  const name = text.slice(0, 60)
  return (
    <li className="flex gap-3 border-t border-line py-4 first:border-t-0">
      <Flame isAnswered={answer !== null} className="h-12 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-13 text-ink-soft">
          <time dateTime={createdAt}>{nameDayOfMoment(createdAt)}</time>
          {topic !== null && ` · ${prayerTopics.find(({ key }) => key === topic)?.label ?? ''}`}
        </p>
        <p className="user-text max-w-reading whitespace-pre-line">{text}</p>
        {answer !== null && <Answer answer={answer} />}
        <div className="mt-1 -ml-3.5 flex flex-wrap items-center">
          {answer === null ? (
            <Button variant="plain" size="small" aria-label={`Answered: ${name}`} onClick={() => onAnswer(prayer)}>
              It was answered
            </Button>
          ) : (
            <Button
              variant="plain"
              size="small"
              aria-label={`Reopen: ${name}`}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget)
                change({ before: prayer, change: { answer: null } })
              }}
            >
              Reopen
            </Button>
          )}
          <IconButton
            label={`Edit: ${name}`}
            icon={<PencilLine className="size-4.5" />}
            onClick={() => onEdit(prayer)}
          />
          <IconButton
            label={`Delete: ${name}`}
            icon={<Trash className="size-4.5" />}
            onClick={({ currentTarget }) => handleDelete(currentTarget)}
          />
        </div>
      </div>
    </li>
  )
}

const Answer = ({ answer: { on, words } }: { answer: NonNullable<Prayer['answer']> }) => (
  <div className="mt-2 max-w-reading rounded-control bg-gold-wash px-3 py-2">
    <p className="text-13 font-semibold">
      Answered <time dateTime={on}>{showDay(on, 'longDate')}</time>
    </p>
    {words !== '' && <p className="user-text text-15 whitespace-pre-line">{words}</p>}
  </div>
)
