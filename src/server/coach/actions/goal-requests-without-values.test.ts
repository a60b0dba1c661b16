import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  ['Change "lose 6 kg" to something that doesn’t make me want to throw my phone', ['unable goalName: Lose 6 kg']],
  ['Change my weight goal to something kinder', ['unable goalName: Weight']],
  ['Rename the goal about running to something that sounds less like punishment', ['unable goalName: Running']],
  ['Rename my running goal to "Run for the bus"', ['adjust | goal | Running']],
  ['bump the emergency fund to 5000', ['adjust | goal | Emergency fund']],
  ['Make my savings goal 2,000 instead of 1,500 because the boiler died', ['adjust | goal | Savings']],
])('a goal is changed as it’s said, and its name is never made up: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})
