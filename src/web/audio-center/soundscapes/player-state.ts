import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import type { MixSound } from '#contract/audio.ts'
import { storeDeviceSettings, readDeviceSettings } from '#web/lib/device-settings.ts'
import { labelOf } from './mixes.ts'
import type { TimerChoice } from './sleep-timer.ts'

/** `blocked`: it should play, but the browser or the phone holds it back. */
type PlayerStatus = 'idle' | 'starting' | 'playing' | 'paused' | 'blocked'

export type PlayerState = {
  status: PlayerStatus
  sounds: readonly MixSound[]
  /** The mix that's playing, as long as its sounds aren't changed. */
  mix: { id: string; name: string } | null
  /** From 0 to 1. */
  master: number
  timer: TimerChoice
  /** Whole seconds; null without an end. */
  left: number | null
  /** In adaptive mode, why these sounds play. */
  why: string | null
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

/** Renders again only when one of these changes. */
export const usePlayer = <K extends keyof PlayerState>(...keys: K[]): Pick<PlayerState, K> =>
  useStore(player, { keys, deps: keys })

export function titleOf({ sounds, mix, why }: Pick<PlayerState, 'sounds' | 'mix' | 'why'>): string {
  if (why !== null) return 'Adaptive soundscape'
  if (mix !== null) return mix.name
  const [only] = sounds
  if (only === undefined) return 'Nothing'
  return sounds.length === 1 ? labelOf(only.sound) : 'Your mix'
}
