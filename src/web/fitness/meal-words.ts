import type { Meal } from '#contract/fitness.ts'

export const mealLabels: Record<Meal['kind'], string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}

/** The likeliest meal at an hour of the day. */
export const mealAt = (hour: number): Meal['kind'] =>
  hour < 11 ? 'breakfast' : hour < 15 ? 'lunch' : hour < 17 ? 'snack' : 'dinner'
