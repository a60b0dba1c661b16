import { expect, test } from 'vitest'
import { readActions } from './read-actions.ts'
import { context } from './read-actions.testing.ts'

const told = (message: string): string[] =>
  readActions(message, context).flatMap((one) =>
    one.do === 'add' && one.proposal.kind === 'task' ? [`${one.proposal.time} ${one.aside ?? ''}`.trim()] : [],
  )

test.each([
  ['remind me to get gas in the bus tomorrow before 5:30', '05:30'],
  ['remind me to warm up my bus monday before 5:15', '05:15'],
  ['add get on the bus tomorrow at 4:15', '16:15'],
])('what a bus needs before it leaves is in the morning: %s', (message, wanted) => {
  expect(told(message)).toEqual([wanted])
})

test('an hour that could be either half of the day says which was taken', () => {
  expect(told('remind me to turn in the form friday before 6:30')).toEqual([
    '18:30 I took that as 6:30 PM. If you meant the morning, say “make it 6:30 am.”',
  ])
})

test.each([
  'remind me to turn in the form friday before 6:30 pm',
  'remind me to call mom tomorrow evening before 6:30',
  'remind me to turn in the form friday at 5:30',
  'remind me to pick up the dress friday before 3:30',
])('an hour that is told or usual needs no note: %s', (message) => {
  expect(told(message).join(' ')).not.toContain('I took')
})
