import type { Exercise, NewWorkout, Workout, WorkoutSet } from '#contract/fitness.ts'
import { fromKilograms, type Measure, showWeight, toKilograms } from '#web/lib/measures.ts'

/** Numbers as typed; an empty amount is body weight. */
export type SetForm = { repetitions: string; amount: string }
export type ExerciseForm = { name: string; sets: SetForm[] }
/** `measure` is the unit that amounts were typed in, which a draft keeps. */
export type WorkoutForm = {
  title: string
  day: string
  minutes: string
  measure: Measure
  exercises: ExerciseForm[]
  notes: string
}

export const blankForm = (today: string, measure: Measure): WorkoutForm => ({
  title: '',
  day: today,
  minutes: '',
  measure,
  exercises: [],
  notes: '',
})

export const toForm = (workout: Workout, measure: Measure): WorkoutForm => ({
  title: workout.title ?? '',
  day: workout.day,
  minutes: workout.minutes === null ? '' : String(workout.minutes),
  measure,
  exercises: workout.exercises.map(({ name, sets }) => ({ name, sets: toSetForms(sets, measure) })),
  notes: workout.notes ?? '',
})

export const toSetForms = (sets: readonly WorkoutSet[], measure: Measure): SetForm[] =>
  sets.map(({ repetitions, kilograms }) => ({
    repetitions: String(repetitions),
    amount: kilograms === null ? '' : fromKilograms(kilograms, measure),
  }))

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

const toSet = ({ repetitions, amount }: SetForm, measure: Measure): WorkoutSet => ({
  repetitions: Number(repetitions),
  kilograms: amount.trim() === '' ? null : toKilograms(amount, measure),
})

export const toWords = ({ title, minutes, measure, exercises, notes }: WorkoutForm) => ({
  title: orNull(title),
  minutes: minutes.trim() === '' ? null : Number(minutes),
  exercises: exercises.map(({ name, sets }) => ({ name, sets: sets.map((set) => toSet(set, measure)) })),
  notes: orNull(notes),
})

/** Only what was changed: a weight that was shown in pounds would else be rounded. */
export function toChange(before: WorkoutForm, after: WorkoutForm, stored: Workout): Omit<NewWorkout, 'id'> {
  const words = toWords(after)
  const exercises = after.exercises.map((exercise, at) => {
    const same = before.exercises.findIndex((one) => JSON.stringify(one) === JSON.stringify(exercise))
    return stored.exercises[same] ?? words.exercises[at] ?? { name: exercise.name, sets: [] }
  })
  return { ...words, exercises, ...(after.day !== before.day && { day: after.day }) }
}

export const titleOf = ({ title }: Pick<Workout, 'title'>): string => title ?? 'Gym visit'

const showSet = ({ repetitions, kilograms }: WorkoutSet, measure: Measure): string =>
  kilograms === null ? `${repetitions}` : `${repetitions} at ${showWeight(kilograms, measure)}`

/** '3 × 8 at 40 kg' where all sets are the same, else '8 at 40 kg, 6 at 45 kg'. */
export function showSets(sets: readonly Exercise['sets'][number][], measure: Measure): string {
  const shown = sets.map((set) => showSet(set, measure))
  const isSame = shown.every((set) => set === shown[0])
  return isSame && shown.length > 1 ? `${shown.length} × ${shown[0]}` : shown.join(', ')
}
