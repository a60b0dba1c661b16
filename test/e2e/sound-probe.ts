import { createMixer } from '#web/audio-center/soundscapes/engine/mixer.ts'
import { type Recipe, renderFile, renderPiece } from '#web/audio-center/soundscapes/engine/render.ts'
import { openSoundFile } from '#web/audio-center/soundscapes/engine/sound-file.ts'
import { sounds, type SoundKey } from '#web/audio-center/soundscapes/engine/sounds.ts'
import { createBufferCache } from '#web/audio-center/soundscapes/engine/buffer-cache.ts'

// Runs in the page for the tests of sounds. It is bundled with the engine, so they hear what the user hears.

const rate = 22_050
const alone = (sound: SoundKey, seed = 'test'): Pick<Recipe, 'sounds' | 'seed'> => ({
  sounds: [{ sound, volume: 1 }],
  seed,
})

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** The share of the power in each octave from 40 Hz on. */
async function octavesOf(samples: Float32Array<ArrayBuffer>): Promise<number[]> {
  const powers = []
  for (let low = 40; low < 10_000; low *= 2) {
    const context = new OfflineAudioContext(1, samples.length, rate)
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate })
    buffer.copyToChannel(samples, 0)
    const source = new AudioBufferSourceNode(context, { buffer })
    const band = () => new BiquadFilterNode(context, { type: 'bandpass', frequency: low * Math.SQRT2, Q: 1.4 })
    source.connect(band()).connect(band()).connect(context.destination)
    source.start()
    powers.push(rms((await context.startRendering()).getChannelData(0)) ** 2)
  }
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}

/** The measurements of one sound, from half a minute of it. */
async function hear(sound: SoundKey, from = 0) {
  const buffer = await renderPiece(alone(sound), { rate, channels: 2, from, until: from + 31 })
  const left = buffer.getChannelData(0)
  const right = buffer.getChannelData(1)
  const windows = Array.from({ length: 14 }, (_, at) => rms(left.subarray((at * 2 + 1) * rate, (at * 2 + 3) * rate)))
  let product = 0
  for (const [at, sample] of left.entries()) product += sample * (right[at] ?? 0)
  const loud = rms(left)
  return {
    loud,
    quietest: Math.min(...windows),
    loudest: Math.max(...windows),
    peak: left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    sides: product / left.length / (loud * rms(right)),
    octaves: await octavesOf(left.slice(rate * 10, rate * 22)),
  }
}

/** How loud each twentieth of a second is. */
const envelopeOf = (samples: Float32Array): number[] => {
  const size = Math.round(rate / 20)
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    rms(samples.subarray(at * size, (at + 1) * size)),
  )
}

const most = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0)

type Start = { from: number; seed?: string }

/** The last four seconds before `until` of a sound that began at `from`. Its tails are over after 24 s. */
async function ending(sound: SoundKey, { from, seed }: Start, until: number): Promise<Float32Array> {
  const buffer = await renderPiece(alone(sound, seed), { rate, channels: 1, from, until })
  return buffer.getChannelData(0).slice(-4 * rate)
}

/** How far apart two renderings of the same four seconds are: sample by sample, and in loudness. */
const between = (a: Float32Array, b: Float32Array) => ({
  samples: most(a, b),
  loudness: most(envelopeOf(a), envelopeOf(b)),
  loud: rms(a),
})

/** The same for a sound that began at two moments or with two seeds. */
async function compare(sound: SoundKey, first: Start, second: Start) {
  const until = Math.max(first.from, second.from) + 24
  return between(await ending(sound, first, until), await ending(sound, second, until))
}

/** A sound against itself, rendered again, and against one that began twenty seconds sooner. */
async function repeat(sound: SoundKey) {
  const once = await ending(sound, { from: 80 }, 104)
  return {
    same: between(once, await ending(sound, { from: 80 }, 104)),
    sooner: between(await ending(sound, { from: 60 }, 104), once),
  }
}

/** The step from the last sample of a loop to its first, and the largest of any other. */
function stepsOf(name: string, buffer: AudioBuffer) {
  const samples = buffer.getChannelData(0)
  const at = (index: number) => samples[(index + samples.length) % samples.length] ?? 0
  let within = 0
  for (let index = 1; index < samples.length; index += 1) within = Math.max(within, Math.abs(at(index) - at(index - 1)))
  return { name, seam: Math.abs(at(0) - at(-1)), within }
}

/** Every loop of every sound: what its seam is like. */
function seams() {
  const buffers = createBufferCache(rate)
  const context = new OfflineAudioContext(2, rate, rate)
  const mixer = createMixer({ context, out: context.destination, buffers, seed: 'seams', origin: 0, begin: 0 })
  for (const key of keys) mixer.set(key, 1)
  return Array.from(buffers.kept, ([name, buffer]) => stepsOf(name, buffer))
}

/** Plays all sounds at once for some minutes, scheduled as the player does, and counts the live sources again and again. */
async function playLong(minutes: number, every: number, horizon: number) {
  const low = 3_000
  const context = new OfflineAudioContext(1, minutes * 60 * low, low)
  const mixer = createMixer({
    context,
    out: context.destination,
    buffers: createBufferCache(low),
    seed: 'long',
    origin: 0,
    begin: 0,
  })
  for (const key of keys) mixer.set(key, 1)
  mixer.advance(horizon)
  const live: number[] = []
  const look = async (at: number): Promise<void> => {
    await context.suspend(at)
    mixer.advance(at + horizon)
    live.push(mixer.live())
    if (at + every < minutes * 60) void look(at + every)
    await context.resume()
  }
  void look(every)
  const samples = (await context.startRendering()).getChannelData(0)
  const minute = (at: number) => rms(samples.subarray(at * 60 * low, (at + 1) * 60 * low))
  return { live, first: minute(1), last: minute(minutes - 1) }
}

/** A file and its progress reports: its steps from sample to sample where pieces meet, and anywhere else. */
async function file(recipe: Recipe) {
  const told: number[] = []
  const wav = await openSoundFile('wav', recipe.seconds, 'Test')
  const blob = await renderFile(recipe, wav, (share) => told.push(share), new AbortController().signal)
  const bytes = new DataView(await blob.arrayBuffer())
  const frames = bytes.getUint32(40, true) / 4
  const left = (frame: number) => bytes.getInt16(44 + frame * 4, true) / 32_768
  const steps = { atJoins: 0, elsewhere: 0, ends: Math.max(Math.abs(left(0)), Math.abs(left(frames - 1))) }
  for (let frame = 1; frame < frames; frame += 1) {
    const kind = Math.abs(((frame + 1_000) % (30 * 44_100)) - 1_000) < 4 ? 'atJoins' : 'elsewhere'
    steps[kind] = Math.max(steps[kind], Math.abs(left(frame) - left(frame - 1)))
  }
  return { type: blob.type, size: blob.size, told, frames, steps }
}

const keys = Object.keys(sounds).filter((key): key is SoundKey => key in sounds)

const probe = { keys, hear, compare, repeat, seams, playLong, file }
declare global {
  var probe: Probe
}
export type Probe = typeof probe
Object.assign(globalThis, { probe })
