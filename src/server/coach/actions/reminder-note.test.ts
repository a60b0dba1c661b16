import { expect, it } from 'vitest'
import { withHowReminded } from './reminder-note.ts'
import { readActions } from './read-actions.ts'
import { context } from './read-actions.testing.ts'

const asides = (message: string, earlier: readonly string[] = []) =>
  withHowReminded(
    readActions(message, context),
    message,
    earlier.map((said) => ({ message: said, response: '' })),
  ).flatMap((one) => (one.do === 'add' ? (one.aside ?? '') : []))

it('says once how the app reminds, with an hour and without', () => {
  for (const message of ['remind me to call the vet wednesday at 9', 'add a reminder to call the vet wednesday'])
    expect(asides(message)).toEqual([expect.stringContaining('no alert on your phone')])
  expect(asides('remind me to call the vet friday', ['remind me to buy stamps'])).toEqual([''])
})

it.each(['add milk to my shopping list', 'put the vet on my planner for friday', 'that reminds me of my mom'])(
  'says nothing where no reminder is wanted: %s',
  (message) => {
    expect(asides(message).join('')).not.toContain('alert')
  },
)
