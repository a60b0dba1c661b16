import { expect, test } from 'vitest'
import { noiseLoop } from './noise.ts'
import { seeded } from './random.ts'
import { toSamples, wavHeader } from './wav.ts'

test('the head of a file says what follows it', () => {
  const bytes = Buffer.from(wavHeader(44_100, 2, 44_100))
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect(bytes.readUInt32LE(4)).toBe(36 + 176_400)
  expect([bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt32LE(28), bytes.readUInt16LE(34)]).toEqual([
    2, 44_100, 176_400, 16,
  ])
  expect(bytes.readUInt32LE(40)).toBe(176_400)
})

const written = (channels: Float32Array[], before: Float32Array[] = [], level = 1): number[] => {
  const frames = channels[0]?.length ?? 0
  return [...new Int16Array(toSamples(channels, { frames, before, shape: () => level }))]
}

test('samples lie side by side, within what 16 bits hold, as loud as is said', () => {
  const channels = [new Float32Array([0, 1, -1.5]), new Float32Array([0.5, -0.25, 2])]
  expect(written(channels)).toEqual([0, 16_384, 32_767, -8_192, -32_767, 32_767])
  expect(written(channels, [], 0.5)).toEqual([0, 8_192, 16_384, -4_096, -24_575, 32_767])
})

test('one piece goes over into the next', () => {
  const [last, next] = [new Float32Array([1, 1]), new Float32Array([0, 0, 0])]
  expect(written([next], [last])).toEqual([32_767, 16_384, 0])
})

test.each(['white', 'pink', 'brown'] as const)('%s noise comes round without a seam', (colour) => {
  const samples = noiseLoop(colour, 6, 8_000, seeded(colour))
  const step = (at: number) => Math.abs((samples.at(at) ?? 0) - (samples.at(at - 1) ?? 0))
  const steps = Array.from(samples, (_, at) => step(at)).toSorted((a, b) => a - b)
  expect(step(0)).toBeLessThanOrEqual(steps[Math.floor(steps.length * 0.999)] ?? 0)
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  expect(mean).toBeCloseTo(0, 4)
})
