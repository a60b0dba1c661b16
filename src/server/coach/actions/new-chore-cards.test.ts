import { expect, test } from 'vitest'
import { newTaskPart } from './new-task-cards.ts'
import { readActions } from './read-actions.ts'
import { context } from './read-actions.testing.ts'

const kindsOf = (message: string): string[] =>
  readActions(message, context).flatMap((one) =>
    one.do === 'change' && one.change.act !== 'adjust'
      ? (newTaskPart({ ...one, change: one.change }, { found: [], off: [] }, context.today)?.cards.map(
          ({ kind }) => kind,
        ) ?? [])
      : [],
  )

test.each([
  ['take folding laundry off my chores and give it to sunday night instead of monday', ['household']],
  ['take trash off my list and put it on thursday', ['household']],
  ['Take the gym off my planner and move it to Tuesday at 6pm', ['task']],
])('a chore that is nowhere yet goes on the household list: %s', (message, wanted) => {
  expect(kindsOf(message)).toEqual(wanted)
})
