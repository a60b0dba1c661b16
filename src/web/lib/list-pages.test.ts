import { expect, test } from 'vitest'
import { itemsOf, type Pages, replaceItem, withItem, withoutItem } from './list-pages.ts'

type Item = { id: string; createdAt: string; title?: string }

const at = (hour: number, id = `${hour}`): Item => ({ id, createdAt: `2026-11-21T${hour}:00:00.000Z` })
const list = (next: string | undefined, ...pages: Item[][]): Pages<Item> => ({
  pages: pages.map((items, index) => ({ items, next: index === pages.length - 1 ? next : 'more' })),
  pageParams: pages.map(() => undefined),
})
const idsOf = (data: Pages<Item>) => itemsOf(data).map(({ id }) => id)

test('a new record stands first, also in an empty list', () => {
  expect(idsOf(withItem(list(undefined, []), at(12)))).toEqual(['12'])
  expect(idsOf(withItem(list(undefined, [at(11)], [at(10)]), at(12)))).toEqual(['12', '11', '10'])
})

test('a record that comes back stands where its moment puts it, in whichever page that is', () => {
  expect(idsOf(withItem(list(undefined, [at(20), at(18)], [at(14), at(12)]), at(13)))).toEqual([
    '20',
    '18',
    '14',
    '13',
    '12',
  ])
  expect(idsOf(withItem(list(undefined, [at(20)], [at(14)]), at(10)))).toEqual(['20', '14', '10'])
  expect(idsOf(withItem(list(undefined, [at(12, 'c'), at(12, 'a')]), at(12, 'b')))).toEqual(['c', 'b', 'a'])
})

test('a record that belongs to a page which is not loaded waits for that page', () => {
  expect(idsOf(withItem(list('more', [at(20), at(18)]), at(10)))).toEqual(['20', '18'])
})

test('a changed record takes the place of the one before; a deleted one leaves', () => {
  const data = list(undefined, [at(20)], [at(18)])
  const changed = { ...at(18), title: 'New' }
  expect(itemsOf(withItem(data, changed))).toEqual([at(20), changed])
  expect(itemsOf(replaceItem(data, changed))).toEqual([at(20), changed])
  expect(idsOf(replaceItem(data, at(19)))).toEqual(['20', '18'])
  expect(idsOf(withoutItem(data, '20'))).toEqual(['18'])
})
