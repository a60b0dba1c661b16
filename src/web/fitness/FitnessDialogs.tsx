import type { Fitness, Meal, Weight, Workout } from '#contract/fitness.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import type { Units } from '#web/lib/units.ts'
import { MealDialog } from './MealDialog.tsx'
import { WeightDialog } from './WeightDialog.tsx'
import { WorkoutDialog } from './WorkoutDialog.tsx'

/** The states of this page's dialogs. A workout or weight that is undefined is a new record. */
export const useFitnessDialogs = () => ({
  workout: useDialogState<Workout | undefined>(),
  weight: useDialogState<Weight | undefined>(),
  meal: useDialogState<Meal>(),
})

type Props = ReturnType<typeof useFitnessDialogs> & { fitness: Fitness | undefined; today: string; units: Units }

export function FitnessDialogs({ workout, weight, meal, fitness, today, units }: Props) {
  return (
    <>
      {workout.state && (
        <WorkoutDialog
          key={`workout-${workout.state.key}`}
          isOpen={workout.state.isOpen}
          workout={workout.state.value}
          today={today}
          units={units}
          onClose={workout.close}
        />
      )}
      {weight.state && (
        <WeightDialog
          key={`weight-${weight.state.key}`}
          isOpen={weight.state.isOpen}
          weight={weight.state.value}
          latest={fitness?.latest ?? null}
          hidesNumbers={fitness?.hidesNumbers ?? true}
          today={today}
          units={units}
          onClose={weight.close}
        />
      )}
      {meal.state && (
        <MealDialog
          key={`meal-${meal.state.key}`}
          isOpen={meal.state.isOpen}
          meal={meal.state.value}
          onClose={meal.close}
        />
      )}
    </>
  )
}
