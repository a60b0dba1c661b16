import { mutationOptions } from '@tanstack/react-query'
import type {
  Drink,
  FitnessSettingsChange,
  Meal,
  NewDrink,
  NewMeal,
  NewWeight,
  NewWorkout,
  Weight,
  Workout,
} from '#contract/fitness.ts'
import { call } from '#web/lib/call.ts'
import { fitnessQuery } from '#web/lib/fitness.ts'
import { toast } from '#web/ui/toast.ts'
import { deletion } from '#web/lib/deletion.ts'
import { fitnessMutation } from './shared-mutation.ts'
import {
  hideDrink,
  hideMeal,
  hideWeight,
  hideWorkout,
  showDrink,
  showMeal,
  showWeight,
  showWorkout,
} from './fitness-cache.ts'

/** A create names its id and its day, so that it shows at once where it belongs. */
type Ready<T> = T & { id: string; day: string }

const now = () => new Date().toISOString()

const notLogged = ({ message }: Error) =>
  toast({ title: 'We couldn’t log this', description: message, variant: 'destructive' })

/** Logs a visit to the gym with one touch. Only its day is known at first. */
export const logVisit = mutationOptions({
  ...fitnessMutation,
  mutationFn: (visit: Ready<NewWorkout>) => call('POST /api/fitness/workouts', { body: visit }),
  onMutate: (visit, { client }) => {
    showWorkout(client, { title: null, minutes: null, exercises: [], notes: null, createdAt: now(), ...visit })
  },
  onSuccess: (visit, _given, _result, { client }) => {
    const undo = () => client.getMutationCache().build(client, deleteWorkout).execute(visit)
    toast({
      title: 'Gym Visit Logged!',
      description: 'Add what you did whenever you like, under Gym.',
      action: { label: 'Undo', onSelect: () => void undo() },
      variant: 'success',
    })
  },
  onError: (error, visit, _result, { client }) => {
    hideWorkout(client, visit)
    notLogged(error)
  },
})

export const logWorkout = mutationOptions({
  ...fitnessMutation,
  mutationFn: (workout: Ready<NewWorkout>) => call('POST /api/fitness/workouts', { body: workout }),
  onSuccess: (workout, _given, _result, { client }) => {
    showWorkout(client, workout)
    toast({ title: 'Gym Visit Logged!', variant: 'success' })
  },
})

export const changeWorkout = mutationOptions({
  ...fitnessMutation,
  mutationFn: ({ id, change }: { id: string; change: Omit<NewWorkout, 'id'> }) =>
    call('PUT /api/fitness/workouts/{id}', { params: { id }, body: change }),
  onSuccess: (workout, _given, _result, { client }) => {
    showWorkout(client, workout)
    toast({ title: 'Workout saved', variant: 'success' })
  },
})

export const deleteWorkout = deletion<Workout>({
  shared: fitnessMutation,
  noun: 'workout',
  remove: ({ id }) => call('DELETE /api/fitness/workouts/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/fitness/workouts/{id}/restore', { params: { id } }),
  show: showWorkout,
  hide: hideWorkout,
})

export const logWeight = mutationOptions({
  ...fitnessMutation,
  mutationFn: (weight: Ready<NewWeight>) => call('POST /api/fitness/weights', { body: weight }),
  onSuccess: (weight, _given, _result, { client }) => {
    showWeight(client, weight)
    toast({ title: 'Weight Logged!', variant: 'success' })
  },
})

export const changeWeight = mutationOptions({
  ...fitnessMutation,
  mutationFn: ({ id, change }: { id: string; change: Partial<Omit<NewWeight, 'id'>> }) =>
    call('PUT /api/fitness/weights/{id}', { params: { id }, body: change }),
  onSuccess: (weight, _given, _result, { client }) => {
    showWeight(client, weight)
    toast({ title: 'Weight saved', variant: 'success' })
  },
})

export const deleteWeight = deletion<Weight>({
  shared: fitnessMutation,
  noun: 'weight',
  remove: ({ id }) => call('DELETE /api/fitness/weights/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/fitness/weights/{id}/restore', { params: { id } }),
  show: showWeight,
  hide: hideWeight,
})

export const logMeal = mutationOptions({
  ...fitnessMutation,
  mutationFn: (meal: Ready<NewMeal>) => call('POST /api/fitness/meals', { body: meal }),
  onMutate: (meal, { client }) => {
    showMeal(client, { createdAt: now(), ...meal })
  },
  onError: (_error, meal, _result, { client }) => {
    hideMeal(client, meal)
  },
})

export const changeMeal = mutationOptions({
  ...fitnessMutation,
  mutationFn: ({ meal: { id }, change }: { meal: Meal; change: Pick<NewMeal, 'kind' | 'content'> }) =>
    call('PUT /api/fitness/meals/{id}', { params: { id }, body: change }),
  onSuccess: (meal, _given, _result, { client }) => {
    showMeal(client, meal)
    toast({ title: 'Meal saved', variant: 'success' })
  },
})

export const deleteMeal = deletion<Meal>({
  shared: fitnessMutation,
  noun: 'meal',
  remove: ({ id }) => call('DELETE /api/fitness/meals/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/fitness/meals/{id}/restore', { params: { id } }),
  show: showMeal,
  hide: hideMeal,
})

export const logDrink = mutationOptions({
  ...fitnessMutation,
  mutationFn: (drink: Ready<NewDrink>) => call('POST /api/fitness/drinks', { body: drink }),
  onMutate: (drink, { client }) => {
    showDrink(client, { createdAt: now(), ...drink })
  },
  onError: (error, drink, _result, { client }) => {
    hideDrink(client, drink)
    notLogged(error)
  },
})

export const deleteDrink = deletion<Drink>({
  shared: fitnessMutation,
  noun: 'drink',
  remove: ({ id }) => call('DELETE /api/fitness/drinks/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/fitness/drinks/{id}/restore', { params: { id } }),
  show: showDrink,
  hide: hideDrink,
})

export const saveSettings = mutationOptions({
  ...fitnessMutation,
  mutationFn: (change: FitnessSettingsChange) => call('PUT /api/fitness/settings', { body: change }),
  onMutate: (change, { client }) => {
    const before = client.getQueryData(fitnessQuery.queryKey)
    client.setQueryData(fitnessQuery.queryKey, (fitness) => fitness && { ...fitness, ...change })
    return before
  },
  onError: ({ message }, _change, before, { client }) => {
    client.setQueryData(fitnessQuery.queryKey, before)
    toast({ title: 'We couldn’t save this change', description: message, variant: 'destructive' })
  },
})
