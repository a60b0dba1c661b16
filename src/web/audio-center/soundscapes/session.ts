import type { SoundscapeKey } from '#contract/soundscapes.ts'
import { readingAloud } from '#web/lib/reading-aloud.ts'
import { openFader } from './engine/fader.ts'
import { openMixer } from './engine/mixer.ts'
import { openStock } from './engine/stock.ts'
import { openOutput } from './output.ts'

/** Seconds scheduled ahead: more than the minute that browsers let pass between timers of a hidden page. */
const horizon = 75
const fades = { pause: 0.4, stop: 1.2 } as const
/** Ducking while the voice reads: the remaining volume, the fade times, and the silence (in seconds) after which it ends. */
const beside = { level: 0.25, go: 0.5, back: 2.5, after: 0.8 } as const

type Told = Parameters<typeof openOutput>[0] & { master: number }

export type Session = ReturnType<typeof openSession>

export function openSession({ master, ...told }: Told) {
  const output = openOutput(told)
  const { context } = output
  const level = new GainNode(context)
  const doze = new GainNode(context)
  const hush = new GainNode(context)
  const room = new GainNode(context)
  level.connect(doze).connect(hush).connect(room).connect(output.out)
  const louder = openFader(level.gain, context.currentTime, master)
  const hushed = openFader(hush.gain, context.currentTime, 1)
  const keepToItself = makeRoom(room, context)
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0])
  const stock = openStock(context.sampleRate)
  const mixer = openMixer({ context, out: level, stock, seed, origin: 0, begin: context.currentTime })
  let holding: ReturnType<typeof setTimeout> | undefined
  let planned: End | undefined
  const advance = () => {
    mixer.advance(context.currentTime + horizon)
  }
  return {
    isRunning: output.isRunning,
    wake: async () => {
      clearTimeout(holding)
      advance()
      await output.wake()
      hushed.to(1, context.currentTime, fades.pause)
    },
    pause: () => {
      hushed.to(0, context.currentTime, fades.pause)
      clearTimeout(holding)
      holding = setTimeout(() => void output.hold(), fades.pause * 1000 + 50)
    },
    /** Replaces the current sounds. Volumes in percent; `fade` in seconds. */
    play: (sounds: readonly { sound: SoundscapeKey; volume: number }[], fade?: number) => {
      for (const key of mixer.keys()) if (!sounds.some(({ sound }) => sound === key)) mixer.remove(key, fade)
      for (const { sound, volume } of sounds) mixer.set(sound, volume / 100, fade)
      advance()
    },
    setMaster: (volume: number) => louder.to(volume, context.currentTime, 0.12),
    advance,
    /**
     * Schedules the sleep timer's end on the audio clock, so that it also comes where no script runs any more. `left`
     * in seconds; null cancels it.
     */
    planEnd: (left: number | null, fade: number) => {
      const now = context.currentTime
      const next = left === null ? undefined : { at: now + left, fade }
      if (isSame(planned, next)) return
      doze.gain.cancelScheduledValues(now)
      doze.gain.setValueAtTime(levelAt(planned, now), now)
      doze.gain.linearRampToValueAtTime(levelAt(next, now), now + 0.2)
      planned = next
      if (next === undefined) return
      doze.gain.setValueAtTime(levelAt(next, now + 0.2), Math.max(now + 0.2, next.at - fade))
      doze.gain.linearRampToValueAtTime(0, Math.max(now + 0.3, next.at))
    },
    /** Fades out and releases everything. */
    close: async () => {
      clearTimeout(holding)
      if (context.state === 'running') {
        hushed.to(0, context.currentTime, fades.stop)
        await new Promise((resolve) => setTimeout(resolve, fades.stop * 1000 + 50))
      }
      keepToItself()
      await output.close()
      stock.kept.clear()
    },
  }
}

/** Ducks the sound while the voice reads. Returns the cleanup. */
function makeRoom({ gain }: GainNode, context: BaseAudioContext): () => void {
  const fader = openFader(gain, context.currentTime, readingAloud.get() ? beside.level : 1)
  let coming: ReturnType<typeof setTimeout> | undefined
  const leave = readingAloud.listen((isReading) => {
    clearTimeout(coming)
    if (isReading) fader.to(beside.level, context.currentTime, beside.go)
    // The volume must not swell between two lines.
    else coming = setTimeout(() => fader.to(1, context.currentTime, beside.back), beside.after * 1000)
  })
  return () => {
    clearTimeout(coming)
    leave()
  }
}

/** The end on the audio clock, and the length of the fade (seconds). */
type End = { at: number; fade: number }

const isSame = (a: End | undefined, b: End | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Math.abs(a.at - b.at) < 0.5 && a.fade === b.fade

const levelAt = (end: End | undefined, now: number): number =>
  end === undefined ? 1 : Math.max(0, Math.min(1, (end.at - now) / end.fade))
