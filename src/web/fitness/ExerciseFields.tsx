import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { ExerciseHistory } from '#contract/fitness.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { type Units, weightUnits } from '#web/lib/units.ts'
import type { RecordForm } from '#web/lib/use-record-form.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Input } from '#web/ui/Input.tsx'
import { exercisesQuery } from './fitness.queries.ts'
import { type ExerciseForm, type SetForm, showSets, toSetForms, type WorkoutForm } from './workout-form.ts'

type Form = Pick<RecordForm<WorkoutForm>, 'values' | 'change' | 'isPending' | 'problems'>

const max = { exercises: 30, sets: 20 }
const firstSet: SetForm = { repetitions: '8', amount: '' }

/** The exercises of a workout with their sets, next to the sets of the last time. */
export function ExerciseFields({ form, workoutId }: { form: Form; workoutId: string | undefined }) {
  const listId = useId()
  const { data: known = [] } = useQuery(exercisesQuery)
  const { values, change, isPending, problems } = form
  const { exercises, units } = values
  const set = (next: ExerciseForm[]) => change({ exercises: next })
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-15 font-semibold">Exercises</legend>
      <datalist id={listId}>
        {known.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <ol className="grid gap-3 empty:hidden">
        {exercises.map((exercise, at) => (
          <ExerciseItem
            // oxlint-disable-next-line react/no-array-index-key -- Exercises have no id, and two may be the same.
            key={at}
            number={at + 1}
            exercise={exercise}
            units={units}
            listId={listId}
            lastTime={lastTimeOf(known, exercise.name, workoutId)}
            isPending={isPending}
            problemAt={(path) => problems[`exercises.${at}.${path}`]}
            onChange={(next) => set(exercises.with(at, next))}
            onRemove={() => set(exercises.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {exercises.length < max.exercises && (
        <Button
          size="small"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => set([...exercises, { name: '', sets: [firstSet] }])}
        >
          Add an exercise
        </Button>
      )}
    </fieldset>
  )
}

type WorkoutSets = ExerciseHistory['workouts'][number]

/** The latest other workout with this exercise. */
function lastTimeOf(
  known: readonly ExerciseHistory[],
  name: string,
  workoutId: string | undefined,
): WorkoutSets | undefined {
  const wanted = name.trim().toLowerCase()
  return known.find((one) => one.name.toLowerCase() === wanted)?.workouts.find((one) => one.workoutId !== workoutId)
}

type ItemProps = {
  number: number
  exercise: ExerciseForm
  units: Units
  listId: string
  lastTime: WorkoutSets | undefined
  isPending: boolean
  problemAt: (path: string) => string | undefined
  onChange: (exercise: ExerciseForm) => void
  onRemove: () => void
}

function ExerciseItem({ number, exercise, units, listId, lastTime, isPending, problemAt, ...on }: ItemProps) {
  const { name, sets } = exercise
  const setSets = (next: SetForm[]) => on.onChange({ ...exercise, sets: next })
  return (
    <li className="grid gap-3 rounded-control border border-line bg-paper p-3">
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <Field label={`Exercise ${number}`} error={problemAt('name')}>
            <Input
              required
              maxLength={80}
              list={listId}
              autoComplete="off"
              readOnly={isPending}
              placeholder="Squat"
              value={name}
              onChange={({ target }) => on.onChange({ ...exercise, name: target.value })}
            />
          </Field>
        </div>
        <IconButton
          label={`Remove exercise ${number}`}
          icon={<X className="size-4.5" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            on.onRemove()
          }}
        />
      </div>
      {lastTime && <LastTime {...lastTime} units={units} onUse={setSets} />}
      <ol className="grid gap-2 empty:hidden">
        {sets.map((one, at) => (
          <SetRow
            // oxlint-disable-next-line react/no-array-index-key -- Sets have no id, and two may be the same.
            key={at}
            label={`Exercise ${number}, set ${at + 1}`}
            set={one}
            units={units}
            isPending={isPending}
            problem={problemAt(`sets.${at}.kilograms`) ?? problemAt(`sets.${at}.repetitions`)}
            onChange={(next) => setSets(sets.with(at, next))}
            onRemove={() => setSets(sets.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {sets.length < max.sets && (
        <Button
          size="small"
          variant="plain"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => setSets([...sets, sets.at(-1) ?? firstSet])}
        >
          Add a set
        </Button>
      )}
    </li>
  )
}

type LastTimeProps = WorkoutSets & { units: Units; onUse: (sets: SetForm[]) => void }

function LastTime({ day, sets, units, onUse }: LastTimeProps) {
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 text-15 text-ink-soft">
      Last time, {showDay(day, 'short')}: {showSets(sets, units) || 'no sets'}
      <Button size="small" variant="plain" onClick={() => onUse(toSetForms(sets, units))}>
        Use these
      </Button>
    </p>
  )
}

type RowProps = {
  label: string
  set: SetForm
  units: Units
  isPending: boolean
  problem: string | undefined
  onChange: (set: SetForm) => void
  onRemove: () => void
}

function SetRow({ label, set, units, isPending, problem, onChange, onRemove }: RowProps) {
  const unit = weightUnits[units]
  return (
    <li className="grid gap-1">
      <div className="flex items-center gap-2">
        <Input
          aria-label={`${label}: reps`}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={1000}
          step={1}
          className="min-w-0 flex-1"
          readOnly={isPending}
          value={set.repetitions}
          onChange={({ target }) => onChange({ ...set, repetitions: target.value })}
        />
        <span aria-hidden="true" className="text-15 text-ink-soft">
          ×
        </span>
        <Input
          aria-label={`${label}: weight in ${unit}, empty for body weight`}
          type="number"
          inputMode="decimal"
          min={units === 'metric' ? 0.25 : 0.6}
          max={units === 'metric' ? 600 : 1322}
          step="any"
          placeholder="body"
          className="min-w-0 flex-1"
          readOnly={isPending}
          value={set.amount}
          onChange={({ target }) => onChange({ ...set, amount: target.value })}
        />
        <span aria-hidden="true" className="w-6 text-15 text-ink-soft">
          {unit}
        </span>
        <IconButton
          label={`Remove ${label.toLowerCase()}`}
          icon={<X className="size-4.5" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onRemove()
          }}
        />
      </div>
      {problem !== undefined && <p className="text-15 font-medium text-red">{problem}</p>}
    </li>
  )
}
