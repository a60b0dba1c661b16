import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  [
    'Add: worming tablets, baler twine, bread flour, birthday card for Siân, and something for tea that isn’t sausages',
    [
      'worming tablets',
      'baler twine',
      'bread flour',
      'birthday card for Siân',
      'something for tea that isn’t sausages',
    ],
  ],
  [
    'Add milk, eggs, the good bread (not the sliced one, my husband will complain) and whatever fruit is cheap',
    ['milk', 'eggs', 'good bread, not the sliced one', 'whatever fruit is cheap'],
  ],
  [
    'Could you add nappies, wipes, and those biscuits the toddler actually eats',
    ['nappies', 'wipes', 'biscuits the toddler actually eats'],
  ],
  ['To buy: nappies size 4, wipes, and a coffee for me, ha', ['nappies size 4', 'wipes', 'coffee for me']],
])('a list is read whole, one card for each thing: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted.map((title) => `item ${title} | household`))
})

test.each(['add calm, patience and better sleep to my life', 'Add: a goal to read 12 books'])(
  'nothing to buy is on it: %s',
  (message) => {
    expect(read(message).filter((one) => one.startsWith('item'))).toEqual([])
  },
)
