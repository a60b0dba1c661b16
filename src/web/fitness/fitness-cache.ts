import type { QueryClient } from '@tanstack/react-query'
import type { CycleDay, Drink, Meal, Weight, Workout } from '#contract/fitness.ts'
import { withItem, withoutItem } from '#web/lib/pages.ts'
import { cycleDaysQuery, drinksQuery, mealsQuery, weightsQuery, workoutsQuery } from './fitness.queries.ts'

export const showWorkout = (client: QueryClient, workout: Workout): void => {
  client.setQueryData(workoutsQuery.queryKey, (list) => list && withItem(list, workout))
}

export const hideWorkout = (client: QueryClient, { id }: { id: string }): void => {
  client.setQueryData(workoutsQuery.queryKey, (list) => list && withoutItem(list, id))
}

export const showWeight = (client: QueryClient, weight: Weight): void => {
  client.setQueryData(weightsQuery.queryKey, (list) => list && withItem(list, weight))
}

export const hideWeight = (client: QueryClient, { id }: { id: string }): void => {
  client.setQueryData(weightsQuery.queryKey, (list) => list && withoutItem(list, id))
}

export const showMeal = (client: QueryClient, meal: Meal): void => {
  client.setQueryData(mealsQuery(meal.day).queryKey, (list) => list && withItem(list, meal))
}

export const hideMeal = (client: QueryClient, { id, day }: { id: string; day: string }): void => {
  client.setQueryData(mealsQuery(day).queryKey, (list) => list && withoutItem(list, id))
}

export const showDrink = (client: QueryClient, drink: Drink): void => {
  client.setQueryData(drinksQuery(drink.day).queryKey, (list) => list && withItem(list, drink))
}

export const hideDrink = (client: QueryClient, { id, day }: { id: string; day: string }): void => {
  client.setQueryData(drinksQuery(day).queryKey, (list) => list && withoutItem(list, id))
}

export const showCycleDay = (client: QueryClient, day: CycleDay): void => {
  client.setQueryData(cycleDaysQuery.queryKey, (list) => list && withItem(list, day))
}

export const hideCycleDay = (client: QueryClient, { id }: { id: string }): void => {
  client.setQueryData(cycleDaysQuery.queryKey, (list) => list && withoutItem(list, id))
}
