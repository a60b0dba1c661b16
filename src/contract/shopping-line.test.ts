import { expect, test } from 'vitest'
import { readShoppingLine } from './shopping-line.ts'

test.each<[line: string, name: string, quantity: string | null, note: string | null]>([
  ['2 kg apples, the red ones', 'apples', '2 kg', 'the red ones'],
  ['milk', 'milk', null, null],
  ['  Oat   milk  ', 'Oat milk', null, null],
  ['2kg apples', 'apples', '2 kg', null],
  ['12 eggs', 'eggs', '12', null],
  ['3x yogurt', 'yogurt', '3', null],
  ['yogurt x3', 'yogurt', '3', null],
  ['½ cup sugar', 'sugar', '½ cup', null],
  ['1/2 lb butter', 'butter', '1/2 lb', null],
  ['1.5 l water, still', 'water', '1.5 l', 'still'],
  ['1,5 l water', 'water', '1,5 l', null],
  ['a dozen eggs', 'eggs', 'a dozen', null],
  ['2 cans of tomatoes', 'tomatoes', '2 cans', null],
  ['4 AA batteries', 'AA batteries', '4', null],
  ['7up', '7up', null, null],
  ['milk 2%', 'milk 2%', null, null],
  ['5 l', '5 l', null, null],
  ['2', '2', null, null],
  [', the red ones', ', the red ones', null, null],
  ['birthday card, for Mia, with cats', 'birthday card', null, 'for Mia, with cats'],
  ['bread,', 'bread', null, null],
  ['x2', 'x2', null, null],
])('%s is %s, %s, %s', (line, name, quantity, note) => {
  expect(readShoppingLine(line)).toEqual({ name, quantity, note })
})

test('a blank line is nothing', () => {
  for (const line of ['', '   ', '\n\t']) expect(readShoppingLine(line)).toBeNull()
})
