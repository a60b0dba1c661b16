import type { Fitness, Meal, Weight, Workout } from '#contract/fitness.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import type { Units } from '#web/lib/units.ts'
import { MealDialog } from './MealDialog.tsx'
import { WeightDialog } from './WeightDialog.tsx'
import { WorkoutDialog } from './WorkoutDialog.tsx'

/** The dialogs of this page; undefined is a new record. */
export const useEditors = () => ({
  workout: useDialogState<Workout | undefined>(),
  weight: useDialogState<Weight | undefined>(),
  meal: useDialogState<Meal>(),
})

type Props = ReturnType<typeof useEditors> & { fitness: Fitness | undefined; today: string; units: Units }

export function Editors({ workout, weight, meal, fitness, today, units }: Props) {
  return (
    <>
      {workout.opening && (
        <WorkoutDialog
          key={`workout-${workout.opening.key}`}
          isOpen={workout.opening.isOpen}
          workout={workout.opening.what}
          today={today}
          units={units}
          onClose={workout.close}
        />
      )}
      {weight.opening && (
        <WeightDialog
          key={`weight-${weight.opening.key}`}
          isOpen={weight.opening.isOpen}
          weight={weight.opening.what}
          latest={fitness?.latest ?? null}
          hidesNumbers={fitness?.hidesNumbers ?? true}
          today={today}
          units={units}
          onClose={weight.close}
        />
      )}
      {meal.opening && (
        <MealDialog
          key={`meal-${meal.opening.key}`}
          isOpen={meal.opening.isOpen}
          meal={meal.opening.what}
          onClose={meal.close}
        />
      )}
    </>
  )
}
