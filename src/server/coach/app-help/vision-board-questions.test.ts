import { expect, test } from 'vitest'
import { findNoCard } from './requests-without-card.ts'

test.each([
  ['Add to my vision board: a yellow door and a lemon tree', 'Yellow door and a lemon tree'],
  ['Put "own bakery by 40" on the vision board please, I know it’s silly', 'Own bakery by 40'],
  [
    'Put a picture idea on my vision board: a kitchen with a window over the sink. That’s all I want, I’ve had four rentals',
    'Kitchen with a window over the sink',
  ],
  ['I want a red bicycle on my vision board', 'Red bicycle'],
  ['pin "Kyoto, alone" to the vision board', 'Kyoto, alone'],
  ['vision board: a hammock, a porch, nobody talking', 'Hammock, a porch, nobody talking'],
  ['stick the Lofoten islands on my vision board because I am going, watch me', 'Lofoten islands'],
])('what is meant for the vision board has its place and its name: %s', (message, name) => {
  expect(findNoCard(message)).toContain(`call it “${name}.”`)
})

test.each([
  'I put a picture of a red boat on my vision board two years ago. Well. It’s in the driveway.',
  'what do I put on my vision board?',
  'vision board: is it worth it?',
])('the board is only spoken of: %s', (message) => {
  expect(findNoCard(message)).toBeNull()
})
