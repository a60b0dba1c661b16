import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { Workout } from '#contract/fitness.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { type Units, toKilograms } from '#web/lib/units.ts'
import { nameDay } from '#web/lib/days.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { deleteWorkout } from './fitness.mutations.ts'
import { workoutsQuery } from './fitness.queries.ts'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { showSets, titleOf } from './workout-form.ts'

type Props = { today: string; units: Units; onEdit: (workout: Workout | undefined) => void }

export function GymPanel({ today, units, onEdit }: Props) {
  const list = useInfiniteQuery(workoutsQuery)
  const { data } = list
  const { mutate: remove } = useMutation(deleteWorkout)
  if (data === undefined) return <QueryPending query={list} skeleton={<Skeleton className="h-96 rounded-card" />} />
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => onEdit(undefined)}>
      Log a workout
    </Button>
  )
  if (data.length === 0 && !list.hasNextPage) return <GymEmpty units={units} action={add} />
  return (
    <section aria-labelledby="workouts">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="workouts" className="text-22">
          Workouts
        </h2>
        {add}
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {data.map((workout) =>
          workout.isUnreadable ? (
            <Unreadable
              key={workout.id}
              record={workout}
              title="This workout can’t be opened"
              onDelete={(control) => {
                focusNeighbour(control)
                remove(workout)
              }}
            />
          ) : (
            <WorkoutCard
              key={workout.id}
              workout={workout}
              today={today}
              units={units}
              onEdit={onEdit}
              onDelete={remove}
            />
          ),
        )}
      </ul>
      <ShowMore list={list} />
    </section>
  )
}

type CardProps = Omit<Props, 'onEdit'> & {
  workout: Workout
  onEdit: (workout: Workout) => void
  onDelete: (workout: Workout) => void
}

function WorkoutCard({ workout, today, units, onEdit, onDelete }: CardProps) {
  const { day, minutes, exercises, notes } = workout
  const title = titleOf(workout)
  const name = `${title}, ${nameDay(day, today)}`
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-surface py-3 pr-2 pl-4 shadow-card sm:pl-5">
      <div className="flex items-start">
        <div className="min-w-0 flex-1 pt-1.5">
          <h3 className="user-text font-sans text-16 font-semibold tracking-normal">{title}</h3>
          <p className="tabular text-13 text-ink-soft">
            <time dateTime={day}>{nameDay(day, today)}</time>
            {minutes !== null && ` · ${minutes} min`}
          </p>
        </div>
        <IconButton label={`Edit ${name}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(workout)} />
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash className="size-4.5" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onDelete(workout)
          }}
        />
      </div>
      {workout.title === null && exercises.length === 0 && notes === null && (
        <p className="pr-2 text-15 text-ink-soft">You showed up. Add what you did whenever you like.</p>
      )}
      {exercises.length > 0 && (
        <dl className="tabular grid gap-1 pr-2 text-15">
          {exercises.map(({ name: exercise, sets }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Exercises have no id, and two may be the same.
            <div key={at} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1">
              <dt className="user-text">{exercise}</dt>
              <dd className="text-ink-soft">{showSets(sets, units) || '—'}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes !== null && <p className="user-text pr-2 text-15 whitespace-pre-line text-ink-soft">{notes}</p>}
    </li>
  )
}

/** Round in either unit. */
const sampleSets = (units: Units) => {
  const set = { repetitions: 8, kilograms: units === 'metric' ? 25 : toKilograms('55', units) }
  return [set, set, set]
}

const GymEmpty = ({ units, action }: { units: Units; action: ReactNode }) => (
  <EmptyState
    title="No visits yet"
    example={
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-semibold">Squat</p>
        <p className="tabular text-15 text-ink-soft">{showSets(sampleSets(units), units)}</p>
      </div>
    }
    action={action}
  >
    Log a visit with one tap, and add what you did if you like. It’ll be right there next time.
  </EmptyState>
)
