import { expect, test } from 'vitest'
import { foldSegments, type Segment, segmentsOf } from './segments.ts'

const hour = 3_600_000
const day = 24 * hour
const spans = [
  { date: '2026-11-21', start: 0, end: day },
  { date: '2026-11-22', start: day, end: 2 * day },
]
const interval = (id: string, from: number, to: number) => ({ id, start: from * hour, end: to * hour })
const columnsOf = (segments: Segment[]) =>
  Object.fromEntries(segments.map(({ id, column, columns, width }) => [id, [column, columns, width]]))

test('what follows one another has the whole width', () => {
  expect(columnsOf(segmentsOf([interval('b', 10, 11), interval('a', 9, 10)], spans))).toEqual({
    a: [0, 1, 1],
    b: [0, 1, 1],
  })
})

test('what is at the same time stands side by side, the earlier and the longer first', () => {
  expect(columnsOf(segmentsOf([interval('a', 9, 11), interval('b', 9, 12), interval('c', 10, 11)], spans))).toEqual({
    a: [1, 3, 1],
    b: [0, 3, 1],
    c: [2, 3, 1],
  })
})

test('what ends makes room again, and what has room at its right takes it', () => {
  const segments = segmentsOf(
    [interval('a', 9, 12), interval('b', 9, 10), interval('c', 9, 10), interval('d', 11, 12)],
    spans,
  )
  expect(columnsOf(segments)).toEqual({ a: [0, 3, 1], b: [1, 3, 1], c: [2, 3, 1], d: [1, 3, 2] })
})

test('a chain of overlaps is one group, and what comes after it is free of it', () => {
  const chain = [interval('a', 9, 10.5), interval('b', 10, 11.5), interval('c', 11, 12), interval('d', 12, 13)]
  expect(columnsOf(segmentsOf(chain, spans))).toEqual({ a: [0, 2, 1], b: [1, 2, 1], c: [0, 2, 1], d: [0, 1, 1] })
})

test('a quarter of an hour is drawn tall enough to touch, so what follows stands beside it', () => {
  expect(columnsOf(segmentsOf([interval('a', 9, 9.25), interval('b', 9.25, 10)], spans))).toEqual({
    a: [0, 2, 1],
    b: [1, 2, 1],
  })
  expect(columnsOf(segmentsOf([interval('a', 9, 9.5), interval('b', 9.5, 10)], spans))).toEqual({
    a: [0, 1, 1],
    b: [0, 1, 1],
  })
})

test('what passes midnight is on both days, with its head on the first and its tail on the second', () => {
  const [first, second, ...rest] = segmentsOf([interval('night', 22, 30)], spans)
  expect(rest).toEqual([])
  expect(first).toMatchObject({ day: 0, start: 22 * hour, end: day, isHead: true, isTail: false })
  expect(second).toMatchObject({ day: 1, start: day, end: 30 * hour, isHead: false, isTail: true })
})

test('what ends at midnight is on its day only, and what was before is on none', () => {
  expect(
    segmentsOf([interval('late', 23, 24), interval('gone', -5, 0)], spans).map(({ id, day: on }) => [id, on]),
  ).toEqual([['late', 0]])
})

test('no two of a hundred ever lie on one another', () => {
  const many = Array.from({ length: 100 }, (_, n) => {
    const from = ((n * 37) % 88) / 4
    return interval(`t${n}`, from, from + 0.25 + ((n * 13) % 8) / 4)
  })
  const segments = segmentsOf(many, spans)
  expect(segments.length).toBeGreaterThanOrEqual(100)
  for (const a of segments)
    for (const b of segments) {
      if (a === b || a.day !== b.day || a.start >= b.end || b.start >= a.end) continue
      const [left, right] = [a, b].map((each) => [
        each.column / each.columns,
        (each.column + each.width) / each.columns,
      ])
      expect(left?.[1] ?? 0).toSatisfy(
        (end: number) => end <= (right?.[0] ?? 0) + 1e-9 || (right?.[1] ?? 0) <= (left?.[0] ?? 0) + 1e-9,
      )
    }
})

test('forty at the same time keep two columns of three, and fold the rest into the third', () => {
  const forty = Array.from({ length: 40 }, (_, n) => interval(`t${String(n).padStart(2, '0')}`, 9, n === 39 ? 11 : 9.5))
  const { shown, folds } = foldSegments(segmentsOf([...forty, interval('later', 12, 13)], spans), 3)
  expect(columnsOf(shown)).toEqual({ t39: [0, 3, 1], t00: [1, 3, 1], later: [0, 1, 1] })
  expect(folds).toEqual([{ day: 0, start: 9 * hour, end: 9.5 * hour, ids: forty.slice(1, 39).map(({ id }) => id) }])
})

test('as many as there is room for are not folded', () => {
  const three = segmentsOf([interval('a', 9, 10), interval('b', 9, 10), interval('c', 9, 10)], spans)
  expect(foldSegments(three, 3)).toEqual({ shown: three, folds: [] })
})
