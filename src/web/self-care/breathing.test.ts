import { expect, test } from 'vitest'
import { breathingTechniques } from '#contract/lists.ts'
import { lightAfter, lightAt, phaseAt, promptAt, sessionLength, type Phase, type Technique } from './breathing.ts'

const [long, box, coherent] = breathingTechniques
const mine: Technique = {
  id: 'x',
  name: 'Mine',
  inhaleTime: 3,
  holdTime: 1,
  exhaleTime: 5,
  restTime: 1,
  cycles: 60,
  voiceInstructions: [],
}

/** Sampled every 10 ms. */
function cycleOf(technique: Technique): [Phase, number][] {
  const met: [Phase, number][] = []
  for (let at = 0; at < sessionLength(technique) / technique.cycles; at += 10) {
    const { phase } = phaseAt(technique, at)
    const last = met.at(-1)
    if (last?.[0] === phase) last[1] += 10
    else met.push([phase, 10])
  }
  return met
}

test.each<[Technique, [Phase, number][], number]>([
  [
    long,
    [
      ['inhale', 4000],
      ['hold', 7000],
      ['exhale', 8000],
    ],
    76_000,
  ],
  [
    box,
    [
      ['inhale', 4000],
      ['hold', 4000],
      ['exhale', 4000],
      ['rest', 4000],
    ],
    96_000,
  ],
  [
    coherent,
    [
      ['inhale', 5000],
      ['exhale', 5000],
    ],
    100_000,
  ],
])(
  '$name has its phases in order, without those of no length, and its number of cycles',
  (technique, phases, length) => {
    expect(cycleOf(technique)).toEqual(phases)
    expect(sessionLength(technique)).toBe(length)
    expect(phaseAt(technique, length - 1).cycle).toBe(technique.cycles - 1)
    expect(phaseAt(technique, length - 1).isDone).toBe(false)
    expect(phaseAt(technique, length)).toMatchObject({ isDone: true, cycle: technique.cycles })
  },
)

test('over ten minutes no phase begins more than 100 ms from where it belongs, however unevenly it is asked', () => {
  expect(sessionLength(mine)).toBe(600_000)
  const off: number[] = []
  let before: Phase | undefined
  for (let at = 0; at < 600_000; at += 7 + ((at * 31) % 83)) {
    const { phase } = phaseAt(mine, at)
    const begin = { inhale: 0, hold: 3000, exhale: 4000, rest: 9000 }[phase]
    if (phase !== before) off.push((at % 10_000) - begin)
    before = phase
  }
  expect(off.length).toBe(240)
  expect(Math.max(...off)).toBeLessThan(100)
  expect(Math.min(...off)).toBeGreaterThanOrEqual(0)
})

test('after a long sleep it stands where the clock is, not where it was left', () => {
  expect(phaseAt(box, 3 * 16_000 + 9_500)).toMatchObject({ phase: 'exhale', cycle: 3, secondsLeft: 3 })
  expect(phaseAt(box, 9e9)).toMatchObject({ isDone: true })
})

test('the countdown of a phase begins with its seconds and ends with 1', () => {
  expect([0, 1, 999, 1000, 3999].map((at) => phaseAt(long, at).secondsLeft)).toEqual([4, 4, 4, 3, 1])
})

test('the voice waits on the way in until the countdown is at 80 %, and goes on to the next words each time round', () => {
  const said = (at: number) => promptAt(long, phaseAt(long, at))?.text
  expect(said(799)).toBeUndefined()
  expect(said(800)).toBe(long.voiceInstructions[0])
  expect(said(4000)).toBe('Hold')
  expect(said(11_000)).toBe('Breathe Out')
  expect(said(19_800)).toBe(long.voiceInstructions[1])
  expect(said(76_000)).toBe('Well done! Take a moment to notice how you feel.')
  expect(promptAt(mine, phaseAt(mine, 1000))?.text).toBe('Breathe In')
})

test('the light grows with the breath in, rests while it is held, and goes back', () => {
  const light = (at: number) => lightAt(phaseAt(box, at))
  expect([0, 2000, 4000, 7999, 10_000, 12_000, 15_000].map((at) => Math.round(light(at) * 100) / 100)).toEqual([
    0.5, 0.75, 1, 1, 0.75, 0.5, 0.5,
  ])
  expect([0, 5000, 9000, 13_000].map((at) => lightAfter(phaseAt(box, at)))).toEqual([1, 1, 0.5, 0.5])
})
