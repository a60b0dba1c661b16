import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { soundscapes } from '#contract/soundscapes.ts'
import type { Probe } from './sound-probe.ts'
import { expect, test as base } from './test.ts'

// The engine as it is, in a browser, on contexts that render instead of sounding: what the user would hear, in numbers.

const test = base.extend<{ sound: Page }, { engine: string }>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, run) => {
      const bundle = await rolldown({ input: 'test/e2e/sound-probe.ts' })
      const { output } = await bundle.generate({ format: 'iife' })
      await run(output[0].code)
    },
    { scope: 'worker' },
  ],
  sound: async ({ page, engine }, run) => {
    await page.goto('about:blank')
    await page.evaluate(engine)
    await run(page)
  },
})

// Much is worked out here; how long that takes says nothing about a sound.
test.slow()

type Heard = Awaited<ReturnType<Probe['hear']>>

/** How unlike two sounds are: by where their power lies, and by how far their peaks stand out. */
function difference(a: Heard, b: Heard): number {
  const octaves = a.octaves.reduce((sum, share, at) => sum + Math.abs(share - (b.octaves[at] ?? 0)), 0)
  return octaves + Math.abs(Math.log2(a.peak / a.loud) - Math.log2(b.peak / b.loud))
}

test('every soundscape really sounds: loud enough, never clipped, never silent, wide, and unlike any other', async ({
  sound,
}) => {
  const heard = new Map<string, Heard>()
  for (const { key } of soundscapes) {
    const one = await sound.evaluate((key) => probe.hear(key), key)
    expect([key, one.loud > 0.03 && one.loud < 0.2]).toEqual([key, true])
    expect([key, one.peak < 0.98]).toEqual([key, true])
    expect([key, one.quietest > 0.01]).toEqual([key, true])
    expect([key, one.sides < 0.95]).toEqual([key, true])
    heard.set(key, one)
  }
  expect(heard.size).toBeGreaterThanOrEqual(12)
  for (const [a, one] of heard)
    for (const [b, other] of heard) if (a < b) expect([a, b, difference(one, other) > 0.25]).toEqual([a, b, true])
})

for (const { key } of soundscapes)
  test(`${key}: the same seed sounds the same, and a sound that begins later is where it would have been`, async ({
    sound,
  }) => {
    const { same, sooner } = await sound.evaluate((key) => probe.repeat(key), key)
    expect(same.samples).toBeLessThan(1e-5)
    expect(sooner.loudness).toBeLessThan(sooner.loud / 3)
  })

test('a sound that begins eight hours later is where it would have been', async ({ sound }) => {
  const night = await sound.evaluate(() => probe.compare('ocean', { from: 28_780 }, { from: 28_800 }))
  expect(night.loudness).toBeLessThan(night.loud / 3)
})

test('another seed is another evening, where chance has a part', async ({ sound }) => {
  for (const key of ['birds', 'bowls', 'cafe', 'fire', 'wind'] as const) {
    const { samples, loud } = await sound.evaluate(
      (key) => probe.compare(key, { from: 80 }, { from: 80, seed: 'b' }),
      key,
    )
    expect([key, samples > loud]).toEqual([key, true])
  }
})

test('no loop has a seam', async ({ sound }) => {
  const seams = await sound.evaluate(() => probe.seams())
  expect(seams.length).toBeGreaterThan(20)
  for (const { name, seam, within } of seams) expect([name, seam <= within / 2]).toEqual([name, true])
})

test('all sounds at once, for long: what lives stays bounded, and it is as loud at the end as at the beginning', async ({
  sound,
}) => {
  const { live, first, last } = await sound.evaluate(() => probe.playLong(8, 15, 75))
  expect(live.length).toBeGreaterThan(30)
  expect(Math.max(...live)).toBeLessThan(320)
  // Once the first tails are over, no third is higher than the one before by more than chance.
  const third = Math.floor(live.length / 3)
  const most = [0, 1, 2].map((n) => Math.max(...live.slice(n * third, (n + 1) * third)))
  expect(most[2]).toBeLessThan((most[0] ?? 0) * 1.1)
  expect(Math.abs(last / first - 1)).toBeLessThan(0.1)
})

test('a file is as long as it should be, in pieces that meet without a click', async ({ sound }) => {
  const recipe = { sounds: [{ sound: 'drone', volume: 0.8 } as const], seconds: 65, seed: 'file' }
  const { type, size, told, frames, steps } = await sound.evaluate((recipe) => probe.file(recipe), recipe)
  expect(type).toBe('audio/wav')
  expect(frames).toBe(65 * 44_100)
  expect(size).toBe(44 + frames * 4)
  expect(told).toEqual([30 / 65, 60 / 65, 1])
  expect(steps.atJoins).toBeLessThanOrEqual(steps.elsewhere * 1.5)
  expect(steps.ends).toBeLessThan(0.001)
})
