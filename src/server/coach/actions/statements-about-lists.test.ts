import { expect, test } from 'vitest'
import { brief, context } from './read-actions.testing.ts'
import { readActions } from './read-actions.ts'

test.each([
  'didnt get a single thing on my list done',
  'pulled two doubles. havent touched one thing on the list',
  'only got half of my grocery list, they were out of everything',
  'forgot some stuff on my shopping list again',
  'couldn’t check one thing off my to do list today',
])('a statement about a list is not a command: %s', (message) => {
  expect(readActions(message, context)).toEqual([])
})

test.each([
  ['didnt get yeast so put it on my grocery list', ['item yeast | household']],
  ['get rice and beans on my list', ['item rice | household', 'item beans | household']],
  ['didnt finish one thing on my list. add stamps to my shopping list', ['item stamps | household']],
])('an order beside it is read: %s', (message, cards) => {
  expect(readActions(message, context).map(brief)).toEqual(cards)
})
