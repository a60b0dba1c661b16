import { expect, test } from 'vitest'
import { moved, positionFor } from './board-cache.ts'
import { toShownVision, blankForm } from './vision-form.ts'

const board = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => toShownVision(id, blankForm))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

test('one of a list goes to another position, and the others close up', () => {
  expect(ids(moved(board, 'b', 4))).toBe('acdebf')
  expect(ids(moved(board, 'f', 0))).toBe('fabcde')
  expect(ids(moved(board, 'x', 2))).toBe('abcdef')
})

test('what is moved among the visions that are shown stands beside the same ones on the whole board', () => {
  const shown = board.filter(({ id }) => 'bdf'.includes(id))
  const after = (id: string, index: number) => ids(moved(board, id, positionFor(board, shown, id, index)))
  expect(after('f', 0)).toBe('afbcde')
  expect(after('b', 2)).toBe('acdefb')
  expect(after('f', 1)).toBe('abfcde')
  expect(ids(moved(board, 'b', positionFor(board, board, 'b', 3)))).toBe('acdbef')
})
