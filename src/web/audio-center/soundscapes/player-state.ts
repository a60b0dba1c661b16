import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import type { MixSound } from '#contract/audio.ts'
import { storeDeviceSettings, readDeviceSettings } from '#web/lib/device-settings.ts'
import { labelOf } from './mixes.ts'
import type { TimerChoice } from './sleep-timer.ts'

/** `blocked`: it should play, and the browser or the phone holds it back. */
type PlayerStatus = 'idle' | 'starting' | 'playing' | 'paused' | 'blocked'

export type PlayerState = {
  status: PlayerStatus
  sounds: readonly MixSound[]
  /** The mix that these sounds came from, as long as they are its. */
  mix: { id: string; name: string } | null
  /** How loud all of it is, from 0 to 1. */
  master: number
  timer: TimerChoice
  /** Whole seconds until the sleep timer ends it; null where it has no end. */
  left: number | null
  /** Why it plays what it plays, where the hour and her mood choose. */
  why: string | null
  /** Whether the timer has ended it. */
  hasEnded: boolean
}

const key = 'soundscapes'
const usual = { master: 0.8, timer: 'sound' }
const { master, timer } = readDeviceSettings(key, usual)

const player = map<PlayerState>({
  status: 'idle',
  sounds: [],
  mix: null,
  master,
  timer: timer === 'sound' || timer === 'off' ? timer : Number(timer) || 'sound',
  left: null,
  why: null,
  hasEnded: false,
})

export const getPlayer = (): PlayerState => player.get()

export function change(given: Partial<PlayerState>): void {
  const next = { ...player.get(), ...given }
  player.set(next)
  if (given.master !== undefined || given.timer !== undefined)
    storeDeviceSettings(key, { master: next.master, timer: String(next.timer) })
}

/** These things of what plays; drawn anew when one of them changes. */
export const usePlayer = <K extends keyof PlayerState>(...keys: K[]): Pick<PlayerState, K> =>
  useStore(player, { keys, deps: keys })

/** What plays, in a few words. */
export function titleOf({ sounds, mix, why }: Pick<PlayerState, 'sounds' | 'mix' | 'why'>): string {
  if (why !== null) return 'Adaptive soundscape'
  if (mix !== null) return mix.name
  const [only] = sounds
  if (only === undefined) return 'Nothing'
  return sounds.length === 1 ? labelOf(only.sound) : 'Your mix'
}
