import type { SoundscapeKey } from '#contract/soundscapes.ts'
import { readingAloud } from '#web/lib/reading-aloud.ts'
import { createFader } from './engine/fader.ts'
import { createMixer } from './engine/mixer.ts'
import { createBufferCache } from './engine/buffer-cache.ts'
import { createOutput, type Output } from './output.ts'

/** Seconds scheduled ahead: more than the minute that browsers let pass between timers of a hidden page. */
const horizon = 75
const fades = { pause: 0.4, stop: 1.2 } as const
/** Ducking while the voice reads: the remaining volume, the fade times, and the silence (in seconds) after which it ends. */
const ducking = { level: 0.25, go: 0.5, back: 2.5, after: 0.8 } as const

type OutputOptions = Parameters<typeof createOutput>[0] & { master: number }

export type Playback = ReturnType<typeof createPlayback>

export function createPlayback({ master, ...outputOptions }: OutputOptions) {
  const output = createOutput(outputOptions)
  const { context } = output
  const gains = connectGains(output)
  const masterFader = createFader(gains.master.gain, context.currentTime, master)
  const pausing = createPausing(gains.pause, output)
  const stopDucking = duckWhileReading(gains.duck, context)
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0])
  const buffers = createBufferCache(context.sampleRate)
  const mixer = createMixer({ context, out: gains.master, buffers, seed, origin: 0, begin: context.currentTime })
  const advance = () => {
    mixer.advance(context.currentTime + horizon)
  }
  return {
    isRunning: output.isRunning,
    wake: async () => {
      pausing.cancel()
      advance()
      await output.wake()
      pausing.fadeIn()
    },
    pause: pausing.start,
    /** Replaces the current sounds. Volumes in percent; `fade` in seconds. */
    play: (sounds: readonly { sound: SoundscapeKey; volume: number }[], fade?: number) => {
      for (const key of mixer.keys()) if (!sounds.some(({ sound }) => sound === key)) mixer.remove(key, fade)
      for (const { sound, volume } of sounds) mixer.set(sound, volume / 100, fade)
      advance()
    },
    setMaster: (volume: number) => masterFader.to(volume, context.currentTime, 0.12),
    advance,
    /**
     * Schedules the sleep timer's end on the audio clock, so that it also comes when the browser no longer runs scripts. `left`
     * is in seconds; null cancels the end.
     */
    planEnd: planFor(gains.timer, context),
    /** Fades out and releases everything. */
    close: async () => {
      await pausing.fadeOut()
      stopDucking()
      await output.close()
      buffers.kept.clear()
    },
  }
}

/** Connects the gains that each of volume, sleep timer, pause and voice moves on its own, ending in the output. */
function connectGains({ context, out }: Output) {
  const [master, timer, pause, duck] = [
    new GainNode(context),
    new GainNode(context),
    new GainNode(context),
    new GainNode(context),
  ]
  master.connect(timer).connect(pause).connect(duck).connect(out)
  return { master, timer, pause, duck }
}

/** Fades a gain out for a pause, and suspends the output once it is silent. */
function createPausing({ gain }: GainNode, { context, hold }: Output) {
  const fader = createFader(gain, context.currentTime, 1)
  let suspendTimer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(suspendTimer)
  return {
    start: () => {
      fader.to(0, context.currentTime, fades.pause)
      cancel()
      suspendTimer = setTimeout(() => void hold(), fades.pause * 1000 + 50)
    },
    /** Keeps the output from being suspended. */
    cancel,
    fadeIn: () => fader.to(1, context.currentTime, fades.pause),
    /** Fades out for good; resolves once it is silent. */
    fadeOut: async (): Promise<void> => {
      cancel()
      if (context.state !== 'running') return
      fader.to(0, context.currentTime, fades.stop)
      await new Promise((resolve) => setTimeout(resolve, fades.stop * 1000 + 50))
    },
  }
}

/** Ducks the sound while the voice reads. Returns the cleanup. */
function duckWhileReading({ gain }: GainNode, context: BaseAudioContext): () => void {
  const fader = createFader(gain, context.currentTime, readingAloud.get() ? ducking.level : 1)
  let coming: ReturnType<typeof setTimeout> | undefined
  const leave = readingAloud.listen((isReading) => {
    clearTimeout(coming)
    if (isReading) fader.to(ducking.level, context.currentTime, ducking.go)
    // The volume must not swell between two lines.
    else coming = setTimeout(() => fader.to(1, context.currentTime, ducking.back), ducking.after * 1000)
  })
  return () => {
    clearTimeout(coming)
    leave()
  }
}

/** The end on the audio clock, and the length of the fade (seconds). */
type End = { at: number; fade: number }

/** Schedules the fade to an end on this gain; a second call replaces the first. */
function planFor({ gain }: GainNode, context: BaseAudioContext) {
  let planned: End | undefined
  return (left: number | null, fade: number): void => {
    const now = context.currentTime
    const next = left === null ? undefined : { at: now + left, fade }
    if (isSame(planned, next)) return
    gain.cancelScheduledValues(now)
    gain.setValueAtTime(levelAt(planned, now), now)
    gain.linearRampToValueAtTime(levelAt(next, now), now + 0.2)
    planned = next
    if (next === undefined) return
    gain.setValueAtTime(levelAt(next, now + 0.2), Math.max(now + 0.2, next.at - next.fade))
    gain.linearRampToValueAtTime(0, Math.max(now + 0.3, next.at))
  }
}

const isSame = (a: End | undefined, b: End | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Math.abs(a.at - b.at) < 0.5 && a.fade === b.fade

const levelAt = (end: End | undefined, now: number): number =>
  end === undefined ? 1 : Math.max(0, Math.min(1, (end.at - now) / end.fade))
