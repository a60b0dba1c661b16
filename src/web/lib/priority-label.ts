import { priorities } from '#contract/lists.ts'

export const priorityLabel = (priority: number): string =>
  priorities.find(({ value }) => value === priority)?.label ?? ''
