import { expect, test } from 'vitest'
import { seeded } from './random.ts'
import { sounds } from './sounds.ts'
import { maxTailSeconds, momentsOf } from './voice.ts'

const happenings = Object.entries(sounds).flatMap(([name, sound]) =>
  (sound.happenings ?? []).map((happening, at) => ({ name: `${name} ${at}`, happening })),
)
const night = 8 * 3_600

test.each(happenings)(
  'in eight hours $name comes as often as it should, each time once, however unevenly it is planned',
  ({ name, happening }) => {
    const whole = momentsOf(happening, name, 0, night).map(({ at }) => at)
    const random = seeded('ticks')
    const planned: number[] = []
    for (let from = 0; from < night;) {
      const until = Math.min(night, from + 0.2 + 90 * random() ** 4)
      planned.push(...momentsOf(happening, name, from, until).map(({ at }) => at))
      from = until
    }
    expect(planned).toEqual(whole)
    expect(new Set(whole).size).toBe(whole.length)
    const usual = (night / happening.every) * happening.chance
    expect(Math.abs(whole.length - usual)).toBeLessThan(usual * 0.1)
    // As often in the last hour as in the first: no error adds up.
    const hour = (n: number) => whole.filter((at) => Math.floor(at / 3_600) === n).length
    expect(Math.abs(hour(7) - hour(0))).toBeLessThan(usual / 8 / 2)
  },
)

test.each(happenings)('what $name makes is over before a piece of a file would miss it', ({ happening }) => {
  expect(happening.tail).toBeLessThanOrEqual(maxTailSeconds)
})

test('another seed is another night, the same seed the same', () => {
  const happening = { every: 10, chance: 0.5 }
  const moments = (seed: string) => momentsOf(happening, seed, 0, 1_000).map(({ at }) => at)
  expect(moments('a')).toEqual(moments('a'))
  expect(moments('a')).not.toEqual(moments('b'))
})

test('what should be heard at once is, and only at the beginning', () => {
  const happening = { every: 10, chance: 0, isFirst: true } as const
  expect(momentsOf(happening, 'a', 0, 1_000)).toHaveLength(1)
  expect(momentsOf(happening, 'a', 5, 1_000)).toHaveLength(0)
})
