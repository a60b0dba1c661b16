import type { ActivityType } from '#contract/lists.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'

/**
 * How a language asks about records. All are tested on plain text, without politeness. A named group is what is asked for by
 * name.
 */
export type Forms = {
  /** Asks for advice, or for something to be done: never about records. */
  other: RegExp
  cycle: RegExp
  streak: RegExp
  score: RegExp
  prayers: RegExp
  workouts: RegExp
  journalAbout: RegExp
  journalLast: RegExp
  journal: RegExp
  shoppingItem: RegExp
  shopping: RegExp
  shoppingLists: readonly (readonly [RegExp, ShoppingCategory])[]
  /** A list of things to do, so no shopping list. */
  taskList: RegExp
  household: RegExp
  mood: RegExp
  selfCare: RegExp
  activities: readonly (readonly [RegExp, ActivityType | null])[]
  income: RegExp
  saved: RegExp
  goalLeft: RegExp
  goalEnd: RegExp
  goalPace: RegExp
  goalMoved: RegExp
  /** Any other question about one goal, and the words that tell what is wanted. */
  goalAny: RegExp
  goalAnyBy: readonly (readonly [RegExp, 'end' | 'pace'])[]
  /** What a goal is called, in a question about one. */
  goalName: RegExp
  goalNoise: RegExp
  /** Means all goals of money. */
  money: RegExp
  goals: RegExp
  goalWord: RegExp
  /** More than one goal. */
  manyGoals: RegExp
  goalsBy: readonly (readonly [RegExp, 'reached' | 'behind' | 'closest' | 'next' | 'still'])[]
  overdue: RegExp
  free: RegExp
  /** Groups: number or word, unit. */
  duration: RegExp
  durations: Readonly<Record<string, number>>
  hourUnit: RegExp
  nextTask: RegExp
  findTask: RegExp
  /** Too general for the name of a task. */
  anyTask: RegExp
  doneTasks: RegExp
  /** Asks of tasks whatever the day. */
  tasks: RegExp
  /** Asks of tasks where a day is named. */
  tasksOfDay: RegExp
  /** What stands at an hour. */
  at: RegExp
  /** A whole list, for which no day is named. */
  wholeList: RegExp
  past: RegExp
  /** Words of time and place at the end of what something is called. */
  trailing: RegExp
}
