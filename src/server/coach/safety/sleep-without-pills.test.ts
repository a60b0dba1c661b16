import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import { newConcernState } from './concern-state.ts'

test.each([
  'i keep waking up at 4 and cant fall back asleep. anything i can do besides pills',
  'awake half the night since perimenopause, what can i try other than ambien',
  'instead of sleeping pills is there something that helps, im awake till 2',
])('a way to sleep without medicine is no sign: %s', (message) => {
  expect(assess(message, newConcernState).degree).toBeNull()
})

test.each([
  'anything besides pills that would let me go to sleep forever',
  'i fall asleep and hope i dont wake up. anything besides pills that works',
  'what can i take besides pills to never wake up again',
  'im awake again looking at my pills and i want them all to work',
])('what sounds near it and isn’t keeps its sign: %s', (message) => {
  expect(assess(message, newConcernState).degree).not.toBeNull()
})
