import { createMixer } from './mixer.ts'
import type { SoundKey } from './sounds.ts'
import { createBufferCache } from './buffer-cache.ts'
import type { SoundFile } from './sound-format.ts'
import { maxTailSeconds } from './voice.ts'
import { toSamples } from './wav.ts'

export type Recipe = { sounds: readonly { sound: SoundKey; volume: number }[]; seconds: number; seed: string }

/** Seconds of a piece. Pieces are rendered one after the other, so that only one is ever in memory. */
const piece = 30
const fade = { in: 1, out: 3 }

/** Seconds of crossfade between pieces, because a tone may differ slightly between two of them. */
const join = 0.05

/**
 * Renders a mix (volumes from 0 to 1) into a sound file, 16 bit, stereo. Each piece is rendered from `maxTailSeconds` earlier,
 * because older sounds may still be heard; that extra beginning is dropped, so no seam is heard. Throws if `signal` aborts it.
 */
export async function renderFile(
  recipe: Recipe,
  file: SoundFile,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { seconds } = recipe
  const { rate } = file
  const buffers = createBufferCache(rate)
  let before: Float32Array[] = []
  try {
    for (let from = 0; from < seconds; from += piece) {
      signal.throwIfAborted()
      const until = Math.min(seconds, from + piece)
      const early = Math.min(from, maxTailSeconds)
      const rendered = await renderPiece(recipe, {
        rate,
        channels: 2,
        from: from - early,
        until: until + join,
        buffers,
      })
      signal.throwIfAborted()
      const channels = [0, 1].map((at) => rendered.getChannelData(at).subarray(early * rate))
      const frames = (until - from) * rate
      const shape = (frame: number) => shapeAt((from * rate + frame) / rate, seconds)
      await file.add(toSamples(channels, { frames, before, shape }), from)
      before = channels.map((samples) => samples.slice(frames))
      onProgress(until / seconds)
    }
    return await file.finish()
  } finally {
    file.close()
  }
}

/** A fade in and a fade out. */
const shapeAt = (second: number, seconds: number): number =>
  Math.min(1, second / fade.in, Math.max(0, seconds - second) / fade.out)

type Span = {
  rate: number
  channels: number
  from: number
  until: number
  buffers?: ReturnType<typeof createBufferCache>
}

export async function renderPiece(
  { sounds, seed }: Pick<Recipe, 'sounds' | 'seed'>,
  { rate, channels, from, until, buffers = createBufferCache(rate) }: Span,
): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(channels, Math.round((until - from) * rate), rate)
  const mixer = createMixer({ context, out: context.destination, buffers, seed, origin: from, begin: 0 })
  for (const { sound, volume } of sounds) mixer.set(sound, volume, 0)
  mixer.advance(until - from)
  return context.startRendering()
}
