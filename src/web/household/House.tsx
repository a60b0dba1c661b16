import { type HouseholdCategory, householdCategories } from '#contract/household-lists.ts'
import type { HouseholdTask } from '#contract/household.ts'
import { cx } from '#web/ui/cx.ts'
import { Roof } from './Roof.tsx'
import { roomIcons } from './rooms.ts'

type Props = {
  tasks: readonly HouseholdTask[]
  room: HouseholdCategory | undefined
  onPick: (room: HouseholdCategory | undefined) => void
}

/**
 * Makes the house lower on a phone when there are tasks: two floors that scroll sideways, so that the first tasks fit on the
 * first screen.
 */
const lowHouse =
  'max-sm:auto-cols-[9.75rem] max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:none]'

/** Draws the house as a cross section with a room for each category. The more of a room is done, the warmer its light. */
export function House({ tasks, room, onPick }: Props) {
  return (
    <section aria-label="Your house" className="mb-6">
      <Roof />
      <ul
        className={cx(
          'grid gap-px overflow-hidden rounded-b-card border-x-4 border-b-4 border-(--roof) bg-(--roof) sm:grid-cols-5',
          tasks.length > 0 ? lowHouse : 'max-sm:grid-cols-2',
        )}
      >
        {householdCategories.map(({ id, label }) => {
          const own = tasks.filter(({ category }) => category === id)
          const done = own.filter(({ completed }) => completed).length
          return (
            <Room
              key={id}
              id={id}
              label={label}
              done={done}
              total={own.length}
              isOpen={room === id}
              onPick={() => onPick(room === id ? undefined : id)}
            />
          )
        })}
      </ul>
    </section>
  )
}

type RoomProps = {
  id: HouseholdCategory
  label: string
  done: number
  total: number
  isOpen: boolean
  onPick: () => void
}

function Room({ id, label, done, total, isOpen, onPick }: RoomProps) {
  const share = total === 0 ? 0 : done / total
  return (
    <li className="relative bg-surface">
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-gold-wash transition-opacity duration-250"
        style={{ opacity: share }}
      />
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onPick}
        className={cx(
          'relative flex h-full min-h-15 w-full items-center gap-2.5 px-2.5 py-1.5 text-left transition sm:min-h-32 sm:flex-col sm:justify-center sm:gap-2 sm:py-3 sm:text-center',
          isOpen ? 'ring-3 ring-magenta ring-inset' : 'hover:bg-sunk/50',
        )}
      >
        <RoomRing room={id} share={share} />
        <span className="min-w-0 leading-tight">
          <span className="block text-13 font-semibold [overflow-wrap:anywhere] min-[360px]:text-15">{label}</span>
          {total > 0 && (
            <span className="tabular block text-13 text-ink-soft">
              {done} of {total}
              <span className="sr-only"> done</span>
            </span>
          )}
        </span>
      </button>
    </li>
  )
}

/** The progress ring around the room's icon. */
function RoomRing({ room, share }: { room: HouseholdCategory; share: number }) {
  const Icon = roomIcons[room]
  return (
    <span className="relative grid size-11 shrink-0 place-items-center sm:size-14">
      <svg viewBox="0 0 44 44" aria-hidden="true" className="absolute inset-0 size-full" fill="none" strokeWidth="3.5">
        <circle cx="22" cy="22" r="19" className="stroke-line" />
        {share > 0 && (
          <circle
            cx="22"
            cy="22"
            r="19"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            strokeLinecap="round"
            transform="rotate(-90 22 22)"
            className={cx('transition-[stroke-dasharray] duration-250', share === 1 ? 'stroke-gold' : 'stroke-magenta')}
          />
        )}
      </svg>
      <Icon aria-hidden="true" className="size-5 text-ink-soft sm:size-6" />
    </span>
  )
}
