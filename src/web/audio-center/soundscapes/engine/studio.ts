import { wanderCurve } from './curves.ts'
import type { Colour } from './noise.ts'
import { seeded } from './random.ts'
import { curveOf, noiseOf, type BufferCache } from './buffer-cache.ts'

/**
 * Everything that the nodes of one sound are built with. The sound starts at `begin` of the context as if it had already played
 * for `origin` seconds, so a rebuilt sound continues exactly where it was.
 */
export type Studio = {
  context: BaseAudioContext
  buffers: BufferCache
  seed: string
  origin: number
  begin: number
  out: AudioNode
  /** Every source that plays or is scheduled. */
  sources: Set<AudioScheduledSourceNode>
}

function keep(studio: Studio, source: AudioScheduledSourceNode): void {
  studio.sources.add(source)
  source.addEventListener('ended', () => {
    studio.sources.delete(source)
    source.disconnect()
  })
}

/** Connects the nodes in a row, and returns the last one. */
export const chain = (first: AudioNode, ...rest: readonly AudioNode[]): AudioNode =>
  rest.reduce((last, node) => last.connect(node), first)

/** Plays a buffer in a loop, in phase with the time passed. `shift` (seconds) separates two loops of the same buffer. */
export function repeat(studio: Studio, buffer: AudioBuffer, shift = 0): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(studio.context, { buffer, loop: true })
  const frames = Math.round((studio.origin + shift) * buffer.sampleRate) % buffer.length
  source.start(studio.begin, (frames < 0 ? frames + buffer.length : frames) / buffer.sampleRate)
  keep(studio, source)
  return source
}

export const noise = (studio: Studio, colour: Colour, shift = 0): AudioBufferSourceNode =>
  repeat(studio, noiseOf(studio.buffers, colour), shift)

export const gain = ({ context }: Studio, value: number): GainNode => new GainNode(context, { gain: value })

export const pan = ({ context }: Studio, value: number): StereoPannerNode =>
  new StereoPannerNode(context, { pan: value })

/** Creates a filter, whose frequency is limited to one that the context can play. */
export const filter = (
  { context }: Studio,
  type: BiquadFilterType,
  frequency: number,
  { Q = 0.7, boost = 0 } = {},
): BiquadFilterNode => new BiquadFilterNode(context, { type, frequency: within(context, frequency), Q, gain: boost })

/** Limits a frequency to slightly below the highest one that the context can play. */
export const within = ({ sampleRate }: BaseAudioContext, frequency: number): number =>
  Math.min(frequency, sampleRate * 0.45)

/** Moves `param` along a looping curve from -1 to 1, by `depth` up and down. */
export function follow(studio: Studio, curve: AudioBuffer, param: AudioParam, depth: number, shift = 0): void {
  const source = repeat(studio, curve, shift)
  const amount = gain(studio, depth)
  source.connect(amount)
  amount.connect(param)
}

/** Moves `param` in a random walk, by `depth` up and down, with a turning point about every `every` seconds. */
export function wander(studio: Studio, param: AudioParam, every: number, depth: number): void {
  const curve = curveOf(studio.buffers, `wander ${every}`, (random) => wanderCurve(every, random))
  follow(studio, curve, param, depth, seeded(studio.seed, 'wander', studio.sources.size)() * 300)
}

/** Moves `param` in a slow sine. `seconds` is the length of a full cycle. */
export function sway(studio: Studio, param: AudioParam, seconds: number, depth: number): void {
  const amount = gain(studio, depth)
  tone(studio, 1 / seconds, [1]).connect(amount)
  amount.connect(param)
}

/** Plays a steady tone with overtones of these strengths, in phase with the time passed. */
export function tone(studio: Studio, pitch: number, overtones: readonly number[]): OscillatorNode {
  const frequency = Math.fround(pitch)
  const phase = 2 * Math.PI * (((frequency * studio.origin) % 1) + seeded(studio.seed, pitch)())
  const real = new Float32Array([0, ...overtones.map((level, at) => level * Math.sin(phase * (at + 1)))])
  const imag = new Float32Array([0, ...overtones.map((level, at) => level * Math.cos(phase * (at + 1)))])
  const periodicWave = new PeriodicWave(studio.context, { real, imag, disableNormalization: true })
  const source = new OscillatorNode(studio.context, { type: 'custom', frequency, periodicWave })
  source.start(studio.begin)
  keep(studio, source)
  return source
}

/** Plays a struck tone: it reaches `level` at once, then decays. */
export function strike(studio: Studio, at: number, out: AudioNode, given: Struck): void {
  const { pitch, level, decay, onset = 0.005 } = given
  const source = new OscillatorNode(studio.context, { frequency: within(studio.context, pitch) })
  const shape = new GainNode(studio.context, { gain: 0 })
  shape.gain.setValueAtTime(0, at)
  shape.gain.linearRampToValueAtTime(level, at + onset)
  shape.gain.setTargetAtTime(0, at + onset, decay)
  chain(source, shape, out)
  playFor(studio, source, at, onset + decay * 7)
}

type Struck = { pitch: number; level: number; decay: number; onset?: number }

/** Plays noise for some seconds. `from` says where in its loop it starts, from 0 to 1. */
export function burst(
  studio: Studio,
  colour: Colour,
  at: number,
  seconds: number,
  from: number,
): AudioBufferSourceNode {
  const buffer = noiseOf(studio.buffers, colour)
  const source = new AudioBufferSourceNode(studio.context, { buffer, loop: true })
  playFor(studio, source, at, seconds, from * buffer.duration)
  return source
}

export function playFor(
  studio: Studio,
  source: AudioScheduledSourceNode,
  at: number,
  seconds: number,
  offset?: number,
): void {
  if (source instanceof AudioBufferSourceNode && offset !== undefined) source.start(at, offset)
  else source.start(at)
  source.stop(at + seconds)
  keep(studio, source)
}

/** Builds a short reverb. Each repetition comes later and sounds darker. */
export function echo(studio: Studio, seconds: number, level: number): GainNode {
  const input = gain(studio, 1)
  const delay = new DelayNode(studio.context, { maxDelayTime: 1, delayTime: seconds })
  const back = gain(studio, level)
  chain(input, delay, filter(studio, 'lowpass', 2_400), back, delay)
  back.connect(studio.out)
  input.connect(studio.out)
  return input
}
