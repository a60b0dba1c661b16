/** Labels of questions about the user's own records. */
export const questionLabels = [
  'goals.open',
  'goals.reached',
  'goals.behind',
  'goals.closest',
  'goals.next',
  'goals.still',
  'goal.left',
  'goal.end',
  'goal.pace',
  'goal.moved',
  'saved',
  'tasks.day',
  'tasks.done',
  'tasks.at',
  'overdue',
  'free',
  'nextTask',
  'findTask',
  'journal.last',
  'journal.count',
  'journal.about',
  'mood',
  'selfcare',
  'streak',
  'score',
  'income',
  'shopping',
  'household',
  'workouts',
  'prayers',
  'cycle',
] as const
/** Labels of commands. */
export const requestLabels = [
  'add.task',
  'add.item',
  'add.household',
  'add.goal',
  'add.entry',
  'add.prayer',
  'add.income',
  'add.workout',
  'add.weight',
  'add.breathing',
  'finish',
  'delete',
  'rename',
  'move',
] as const

export type QuestionLabel = (typeof questionLabels)[number]
export type RequestLabel = (typeof requestLabels)[number]
export type Label = QuestionLabel | RequestLabel | 'none'

export const labels: readonly Label[] = [...questionLabels, ...requestLabels, 'none']
