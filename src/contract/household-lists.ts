/** Choices of the household, in display order. No zod: the browser loads this file too. */

/** The ten categories. */
export const householdCategories = [
  { id: 'cleaning', label: 'Cleaning' },
  { id: 'laundry', label: 'Laundry' },
  { id: 'trash', label: 'Trash' },
  { id: 'deep-cleaning', label: 'Deep Cleaning' },
  { id: 'seasonal', label: 'Seasonal' },
  { id: 'holiday', label: 'Holiday' },
  { id: 'special-occasion', label: 'Special Occasion' },
  { id: 'vacation-prep', label: 'Vacation Prep' },
  { id: 'declutter', label: 'Declutter' },
  { id: 'thrifting-giveaways', label: 'Thrifting & Giveaways' },
] as const

export type HouseholdCategory = (typeof householdCategories)[number]['id']

export const repeatUnits = ['day', 'week', 'month', 'year'] as const

/** A repeated task comes again a while after its `date`, or after the day it was last `done`. */
export const repeatBases = ['date', 'done'] as const

/** The three roles in a task: two of them are invisible. */
export const taskRoles = ['noticedBy', 'plannedBy', 'doneBy'] as const
export type TaskRole = (typeof taskRoles)[number]

/** The id of the user in a role. Everyone else is a name that the user keeps. */
export const self = 'me'

/** Limits of an account, and of one call that adds several tasks. */
export const maxHouseholdTasks = 500
export const maxPeople = 20
export const maxAtOnce = 40

/** The days that the balance looks back, today included. */
export const balanceDays = 28
