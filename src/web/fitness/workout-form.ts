import type { Exercise, NewWorkout, Workout, WorkoutSet } from '#contract/fitness.ts'
import { fromKilograms, type Units, showLoad, toKilograms } from '#web/lib/units.ts'

/** Numbers as typed; an empty amount is body weight. */
export type SetForm = { repetitions: string; amount: string }
export type ExerciseForm = { name: string; sets: SetForm[] }
/** `units` are those that amounts were typed in, which a draft keeps. */
export type WorkoutForm = {
  title: string
  day: string
  minutes: string
  units: Units
  exercises: ExerciseForm[]
  notes: string
}

export const blankForm = (today: string, units: Units): WorkoutForm => ({
  title: '',
  day: today,
  minutes: '',
  units,
  exercises: [],
  notes: '',
})

export const toForm = (workout: Workout, units: Units): WorkoutForm => ({
  title: workout.title ?? '',
  day: workout.day,
  minutes: workout.minutes === null ? '' : String(workout.minutes),
  units,
  exercises: workout.exercises.map(({ name, sets }) => ({ name, sets: toSetForms(sets, units) })),
  notes: workout.notes ?? '',
})

export const toSetForms = (sets: readonly WorkoutSet[], units: Units): SetForm[] =>
  sets.map(({ repetitions, kilograms }) => ({
    repetitions: String(repetitions),
    amount: kilograms === null ? '' : fromKilograms(kilograms, units),
  }))

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

const toSet = ({ repetitions, amount }: SetForm, units: Units): WorkoutSet => ({
  repetitions: Number(repetitions),
  kilograms: amount.trim() === '' ? null : toKilograms(amount, units),
})

export const toContent = ({ title, minutes, units, exercises, notes }: WorkoutForm) => ({
  title: orNull(title),
  minutes: minutes.trim() === '' ? null : Number(minutes),
  exercises: exercises.map(({ name, sets }) => ({ name, sets: sets.map((set) => toSet(set, units)) })),
  notes: orNull(notes),
})

/** Keeps the stored amounts of unchanged exercises, because a weight that is shown in pounds is rounded. */
export function toChange(before: WorkoutForm, after: WorkoutForm, stored: Workout): Omit<NewWorkout, 'id'> {
  const words = toContent(after)
  const exercises = after.exercises.map((exercise, at) => {
    const same = before.exercises.findIndex((one) => JSON.stringify(one) === JSON.stringify(exercise))
    return stored.exercises[same] ?? words.exercises[at] ?? { name: exercise.name, sets: [] }
  })
  return { ...words, exercises, ...(after.day !== before.day && { day: after.day }) }
}

export const titleOf = ({ title }: Pick<Workout, 'title'>): string => title ?? 'Gym visit'

const showSet = ({ repetitions, kilograms }: WorkoutSet, units: Units): string =>
  kilograms === null ? `${repetitions}` : `${repetitions} at ${showLoad(kilograms, units)}`

/** '3 × 8 at 40 kg' where all sets are the same, else '8 at 40 kg, 6 at 45 kg'. */
export function showSets(sets: readonly Exercise['sets'][number][], units: Units): string {
  const shown = sets.map((set) => showSet(set, units))
  const isSame = shown.every((set) => set === shown[0])
  return isSame && shown.length > 1 ? `${shown.length} × ${shown[0]}` : shown.join(', ')
}
