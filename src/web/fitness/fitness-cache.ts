import type { QueryClient } from '@tanstack/react-query'
import type { Drink, Meal } from '#contract/fitness.ts'
import { listCache } from '#web/lib/list-pages.ts'
import { cycleDaysQuery, drinksQuery, mealsQuery, weightsQuery, workoutsQuery } from './fitness.queries.ts'

export const { show: showWorkout, hide: hideWorkout } = listCache(workoutsQuery)

export const { show: showWeight, hide: hideWeight } = listCache(weightsQuery)

export const showMeal = (client: QueryClient, meal: Meal): void => listCache(mealsQuery(meal.day)).show(client, meal)
export const hideMeal = (client: QueryClient, meal: { id: string; day: string }): void =>
  listCache(mealsQuery(meal.day)).hide(client, meal)

export const showDrink = (client: QueryClient, drink: Drink): void =>
  listCache(drinksQuery(drink.day)).show(client, drink)
export const hideDrink = (client: QueryClient, drink: { id: string; day: string }): void =>
  listCache(drinksQuery(drink.day)).hide(client, drink)

export const { show: showCycleDay, hide: hideCycleDay } = listCache(cycleDaysQuery)
