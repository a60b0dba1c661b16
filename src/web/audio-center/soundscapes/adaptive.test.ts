import { expect, test } from 'vitest'
import { mixBounds } from '#contract/soundscapes.ts'
import { adapt, type Felt } from './adaptive.ts'

const felt = (mood: number): Felt => ({ mood, word: 'uneasy', when: 'yesterday' })
const hours = Array.from({ length: 24 }, (_, hour) => hour)

test('every hour has its own sounds, each within bounds', () => {
  for (const mood of [null, 1, 2, 3, 4, 5])
    for (const hour of hours) {
      const { sounds } = adapt(hour, mood === null ? null : felt(mood))
      expect(sounds.length).toBeGreaterThan(1)
      expect(sounds.length).toBeLessThanOrEqual(mixBounds.sounds)
      expect(new Set(sounds.map(({ sound }) => sound)).size).toBe(sounds.length)
      for (const { volume } of sounds) expect(volume >= 1 && volume <= 100 && Number.isInteger(volume)).toBe(true)
    }
  expect(new Set(hours.map((hour) => JSON.stringify(adapt(hour, null).sounds))).size).toBe(24)
})

test('an uneasy mood brings what calms, and softens what is sudden; a bright one rings', () => {
  const keys = (mood: number) => adapt(9, felt(mood)).sounds.map(({ sound }) => sound)
  const birds = (mood: number) => adapt(9, felt(mood)).sounds.find(({ sound }) => sound === 'birds')?.volume ?? 0
  expect(keys(1)).toContain('heartbeat')
  expect(keys(3)).not.toContain('heartbeat')
  expect(keys(5)).toContain('bowls')
  expect(birds(1)).toBeLessThan(birds(3))
})

test('it says why: the hour, and the mood or that there is none', () => {
  expect(adapt(22, felt(2)).why).toMatch(/^It’s late evening where you are: .+ “uneasy” \(yesterday\), so .+\.$/)
  expect(adapt(6, null).why).toMatch(/^It’s first light .+You haven’t logged a mood yet/)
  expect(adapt(6, undefined).why).not.toMatch(/not logged/)
})
