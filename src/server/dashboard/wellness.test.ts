import { describe, expect, test } from 'vitest'
import { activityTypes, goalCategories, taskCategories, wellnessAreas } from '#contract/lists.ts'
import type { Counts, Kind, Recent } from './recent.ts'
import { areas, wellnessOf } from './wellness.ts'

const now = (count: number): Counts => [count, 0, count, 0]
const recent = (counts: Partial<Record<Kind, number>>): Recent =>
  Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, now(count)]))
const everything = areas.map(({ kinds, target }) => recent({ [kinds[0] ?? 'journal']: target }))

describe('the wellness score', () => {
  test('is null until there is data in the last 14 days, and so are its areas', () => {
    expect(wellnessOf({}, []).score).toBeNull()
    expect(wellnessOf({ journal: [0, 9, 0, 0] }, []).score).toBeNull()
    expect(wellnessOf({}, []).areas.map(({ points }) => points)).toEqual([null, null, null, null, null])
  })

  test('is the mean of the five areas, each against its own target', () => {
    const { score, areas } = wellnessOf(recent({ journal: 4, 'selfCare:breathing': 2, 'selfCare:yoga': 3 }), [])
    expect(areas.map(({ name, count, target, points }) => [name, count, target, points])).toEqual([
      ['Physical', 3, 6, 50],
      ['Financial', 0, 4, 0],
      ['Mental', 6, 8, 75],
      ['Spiritual', 0, 7, 0],
      ['Life Organization', 0, 10, 0],
    ])
    expect(score).toBe(25)
  })

  test('is 100 when every target is reached, and more in one area does not make up for another', () => {
    const full: Recent = Object.assign({}, ...everything)
    expect(wellnessOf(full, []).score).toBe(100)
    expect(wellnessOf({ ...full, journal: now(500) }, []).score).toBe(100)
    expect(wellnessOf(recent({ journal: 500 }), []).score).toBe(20)
  })

  test('counts an area that was chosen twice', () => {
    const written = recent({ journal: 8 })
    expect(wellnessOf(written, ['Mental & Emotional']).score).toBe(33)
    expect(wellnessOf(written, ['Physical Health']).score).toBe(17)
    expect(wellnessOf(written, wellnessAreas).score).toBe(20)
  })

  test('is never lowered by doing more, whatever it is', () => {
    for (const chosen of [[], ['Spiritual Growth'] as const, wellnessAreas])
      for (const { kinds } of areas)
        for (const kind of kinds) {
          let last = -1
          for (let count = 0; count < 12; count += 1) {
            const score = wellnessOf({ ...recent({ journal: 1 }), [kind]: now(count + 1) }, chosen).score ?? -1
            expect(score).toBeGreaterThanOrEqual(last)
            last = score
          }
        }
  })

  test('gives every kind of record to exactly one area', () => {
    const all = [
      'journal',
      'income',
      'prayer',
      'reflection',
      'workout',
      ...activityTypes.map(({ key }) => `selfCare:${key}`),
      ...[...taskCategories, 'household'].map((category) => `task:${category}`),
      ...goalCategories.map((category) => `goal:${category}`),
    ]
    expect(areas.flatMap(({ kinds }) => kinds).sort()).toEqual(all.sort())
    expect(areas.map(({ area }) => area).sort()).toEqual([...wellnessAreas].sort())
  })
})
