import { createFader, type Fader } from './fader.ts'
import { createLimiter } from './limiter.ts'
import { sounds, type SoundKey } from './sounds.ts'
import type { BufferCache } from './buffer-cache.ts'
import type { Studio } from './studio.ts'
import { createVoice, type SoundVoice } from './voice.ts'

/** `origin`: how many seconds have passed at `begin` of the context. */
export type MixerOptions = {
  context: BaseAudioContext
  out: AudioNode
  buffers: BufferCache
  seed: string
  origin: number
  begin: number
}

/** Converts a volume to a gain by perceived loudness: half of the slider is half as loud. */
const loudness = (volume: number): number => volume ** 1.7

/** Fade times in seconds. */
const fades = { in: 1.6, out: 1.2, change: 0.12 } as const

type Channel = { voice: SoundVoice; level: GainNode; fader: Fader; studio: Studio; trim: number }

type ChannelOptions = { key: SoundKey; volume: number; fade: number }

/** Builds the channel of a sound into `out`, which begins now and fades in to its volume. */
function createChannel({ context, ...options }: MixerOptions, { key, volume, fade }: ChannelOptions): Channel {
  const { trim, ...sound } = sounds[key]
  const begin = Math.max(options.begin, context.currentTime)
  const level = new GainNode(context, { gain: 0 })
  const fader = createFader(level.gain, begin, 0)
  fader.to(loudness(volume) * trim, begin, fade)
  level.connect(options.out)
  const origin = options.origin + begin - options.begin
  const seed = `${options.seed}/${key}`
  const studio: Studio = { ...options, context, origin, begin, seed, out: level, sources: new Set() }
  return { voice: createVoice(studio, sound), level, fader, studio, trim }
}

/** Mixes sounds at volumes from 0 to 1, through one limiter. The same code plays, renders files, and runs in tests. */
export function createMixer({ out, ...options }: MixerOptions) {
  const { context } = options
  const mixed: MixerOptions = { ...options, out: createLimiter(context, out) }
  const channels = new Map<SoundKey, Channel>()
  const leaving = new Set<Channel>()
  let horizon = options.begin

  const add = (added: ChannelOptions) => {
    const channel = createChannel(mixed, added)
    channel.voice.advance(horizon)
    channels.set(added.key, channel)
  }
  return {
    set: (key: SoundKey, volume: number, fade?: number) => {
      const channel = channels.get(key)
      if (channel === undefined) add({ key, volume, fade: fade ?? fades.in })
      else channel.fader.to(loudness(volume) * channel.trim, context.currentTime, fade ?? fades.change)
    },
    remove: (key: SoundKey, fade: number = fades.out) => {
      const channel = channels.get(key)
      if (channel === undefined) return
      channels.delete(key)
      leaving.add(channel)
      channel.fader.to(0, context.currentTime, fade)
      channel.voice.end(context.currentTime + fade + 0.1)
    },
    /** Schedules until a time of the context, and drops what has ended. */
    advance: (until: number) => {
      horizon = until
      for (const { voice } of channels.values()) voice.advance(until)
      for (const channel of leaving)
        if (channel.studio.sources.size === 0) {
          channel.level.disconnect()
          leaving.delete(channel)
        }
    },
    keys: (): SoundKey[] => [...channels.keys()],
    live: (): number => [...channels.values(), ...leaving].reduce((sum, { studio }) => sum + studio.sources.size, 0),
  }
}
