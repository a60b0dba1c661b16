import { priorities } from '#contract/lists.ts'

/** Names a priority from 1 to 5; empty for any other number. */
export const priorityLabel = (priority: number): string =>
  priorities.find(({ value }) => value === priority)?.label ?? ''
