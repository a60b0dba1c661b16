import { expect, test } from 'vitest'
import { type CollageBox, collage, covering, pictureOf } from './collage.ts'

const phone = { x: 45, y: 730, width: 1080, height: 1530 }
const desktop = { x: 200, y: 80, width: 2160, height: 1230 }
const gap = 20
const shapes = (count: number) => Array.from({ length: count }, (_, n) => [0.75, 1.5, 1, 1.33, 0.56][n % 5] ?? 1)
const pictures = (count: number) => shapes(count).map((shape) => pictureOf(shape))

const isApart = (one: CollageBox, other: CollageBox) =>
  one.x >= other.x + other.width + gap - 0.01 ||
  other.x >= one.x + one.width + gap - 0.01 ||
  one.y >= other.y + other.height + gap - 0.01 ||
  other.y >= one.y + one.height + gap - 0.01

test.each([1, 2, 3, 5, 8, 13, 24])('%i pictures stand in their area, apart, and none is cropped much', (count) => {
  for (const area of [phone, desktop]) {
    const boxes = collage(pictures(count), area, gap)
    expect(boxes).toHaveLength(count)
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThan(area.x - 0.01)
      expect(box.y).toBeGreaterThan(area.y - 0.01)
      expect(box.x + box.width).toBeLessThan(area.x + area.width + 0.01)
      expect(box.y + box.height).toBeLessThan(area.y + area.height + 0.01)
      const bend = box.width / box.height / Math.max(0.66, shapes(count)[index] ?? 1)
      expect(Math.max(bend, 1 / bend)).toBeLessThan(1.31)
      for (const other of boxes.slice(index + 1)) expect(isApart(box, other)).toBe(true)
    }
  }
})

test('a collage of several pictures fills nine tenths of its area', () => {
  for (const area of [phone, desktop])
    for (const count of [4, 6, 9, 12, 24]) {
      const filled = collage(pictures(count), area, 0).reduce((sum, { width, height }) => sum + width * height, 0)
      expect(filled / (area.width * area.height)).toBeGreaterThan(0.9)
    }
})

test('what weighs less gets less room, so that pictures get the most', () => {
  const words = { weight: 0.3, shapes: [1, 1.6, 2.4].map((shape) => ({ shape, cost: 0 })) }
  for (const area of [phone, desktop]) {
    const [one, other, ...small] = collage([...pictures(2), words, words], area, gap)
    const sizeOf = (box: CollageBox | undefined) => (box?.width ?? 0) * (box?.height ?? 0)
    expect(Math.max(...small.map(sizeOf))).toBeLessThan(0.75 * Math.min(sizeOf(one), sizeOf(other)))
  }
})

test('no pictures make no collage', () => {
  expect(collage([], phone, gap)).toEqual([])
})

test('a box cuts the middle out of a picture, and of a tall one more of its upper part', () => {
  const box = { x: 10, y: 20, width: 100, height: 100 }
  expect(covering(3, box)).toEqual({ x: -90, y: 20, width: 300, height: 100 })
  const tall = covering(1 / 3, box)
  expect(tall.y).toBeCloseTo(-60)
  expect([tall.x, tall.width, Math.round(tall.height)]).toEqual([10, 100, 300])
})
