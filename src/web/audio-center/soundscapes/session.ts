import type { SoundscapeKey } from '#contract/soundscapes.ts'
import { readingAloud } from '#web/lib/reading-aloud.ts'
import { openFader } from './engine/fader.ts'
import { openMixer } from './engine/mixer.ts'
import { openStock } from './engine/stock.ts'
import { openOutput } from './output.ts'

/** How far ahead everything is planned, in seconds: more than the minute that a browser lets pass between timers out of sight. */
const horizon = 75
const fades = { pause: 0.4, stop: 1.2 } as const
/** While something is read to her: how loud the sound stays, how fast it makes room and comes back, and after which silence (seconds). */
const beside = { level: 0.25, go: 0.5, back: 2.5, after: 0.8 } as const

type Told = Parameters<typeof openOutput>[0] & { master: number }

export type Session = ReturnType<typeof openSession>

/** Everything that sounds, from the first touch until it is silent again. */
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
    /** Holds it, softly. */
    pause: () => {
      hushed.to(0, context.currentTime, fades.pause)
      clearTimeout(holding)
      holding = setTimeout(() => void output.hold(), fades.pause * 1000 + 50)
    },
    /** Puts these sounds in place of those that are there. Volumes in percent; `fade` in seconds. */
    play: (sounds: readonly { sound: SoundscapeKey; volume: number }[], fade?: number) => {
      for (const key of mixer.keys()) if (!sounds.some(({ sound }) => sound === key)) mixer.remove(key, fade)
      for (const { sound, volume } of sounds) mixer.set(sound, volume / 100, fade)
      advance()
    },
    setMaster: (volume: number) => louder.to(volume, context.currentTime, 0.12),
    advance,
    /**
     * Plans the silence at the end of a sleep timer on the clock of the sound itself, so that it comes also where no script runs
     * any more. `left` in seconds; null takes it back.
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
    /** Fades out and gives everything back. */
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

/** Makes room for what is read to her, and comes back softly once it is over. Answers the way to stop that. */
function makeRoom({ gain }: GainNode, context: BaseAudioContext): () => void {
  const fader = openFader(gain, context.currentTime, readingAloud.get() ? beside.level : 1)
  let coming: ReturnType<typeof setTimeout> | undefined
  const leave = readingAloud.listen((isReading) => {
    clearTimeout(coming)
    if (isReading) fader.to(beside.level, context.currentTime, beside.go)
    // Between two lines it does not swell up.
    else coming = setTimeout(() => fader.to(1, context.currentTime, beside.back), beside.after * 1000)
  })
  return () => {
    clearTimeout(coming)
    leave()
  }
}

/** When it is silent, on the clock of the sound, and how long it takes to become so. */
type End = { at: number; fade: number }

const isSame = (a: End | undefined, b: End | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Math.abs(a.at - b.at) < 0.5 && a.fade === b.fade

const levelAt = (end: End | undefined, now: number): number =>
  end === undefined ? 1 : Math.max(0, Math.min(1, (end.at - now) / end.fade))
