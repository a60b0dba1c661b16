import type { MixSound } from '#contract/audio.ts'
import { mixBounds, type SoundscapeKey } from '#contract/soundscapes.ts'
import { nowPlaying } from '#web/lib/now-playing.ts'
import type { Adaptive } from './adaptive.ts'
import { adaptiveNow, refreshMood } from './adaptive-now.ts'
import { clearMedia, showMedia } from './media-session.ts'
import { isSameMix, fileMinutesOf, type Mix } from './mixes.ts'
import { change, getPlayer, titleOf } from './player-state.ts'
import { createPlayback, type Playback } from './playback.ts'
import { fadeOf, holdTimer, leftOf, newTimer, runTimer, type SleepTimer, type TimerChoice } from './sleep-timer.ts'

// State of the module, not of a screen: the sound continues across navigation, until its timer or the user ends it.

let playback: Playback | undefined
let timer: SleepTimer | undefined
let hour = -1
let ticker: ReturnType<typeof setInterval> | undefined
/** The length of a fade that the user did not cause, in seconds. */
const softly = 20

const now = () => performance.now()

/** Seconds; null without an end. */
function lengthOf(choice: TimerChoice, sounds: readonly MixSound[], isAdaptive: boolean): number | null {
  if (typeof choice === 'number') return choice * 60
  if (choice === 'off' || isAdaptive) return null
  return Math.max(0, ...sounds.map(({ sound }) => fileMinutesOf(sound))) * 60
}

/** Adjusts the timer to a new length; the time already played is subtracted. */
function fitTimer(): void {
  const { timer: choice, sounds, why } = getPlayer()
  const seconds = lengthOf(choice, sounds, why !== null)
  if (seconds === null) timer = undefined
  else if (timer === undefined) timer = newTimer(seconds)
  // Removing a sound must not bring the end closer.
  else if (choice === 'sound') timer = { ...timer, seconds: Math.max(timer.seconds, seconds) }
  if (timer && getPlayer().status === 'playing') timer = runTimer(timer, now())
  showLeft()
}

function showLeft(): void {
  const left = timer ? leftOf(timer, now()) : null
  if (timer && left !== null) playback?.planEnd(left, fadeOf(timer))
  else playback?.planEnd(null, 1)
  const shown = left === null ? null : Math.ceil(left)
  if (shown !== getPlayer().left) change({ left: shown })
}

function tick(): void {
  playback?.advance()
  showLeft()
  if (timer && getPlayer().status === 'playing' && leftOf(timer, now()) <= 0) {
    end()
    change({ hasEnded: true })
  }
  follow()
}

/** Adapts the sounds in adaptive mode. Each hour it also fetches the mood, which may have been logged on another device. */
function follow(): void {
  const { why, status } = getPlayer()
  if (why === null || status !== 'playing') return
  const next = adaptiveNow()
  if (next.hour !== hour) void refreshMood()
  hour = next.hour
  playAdaptive(next)
}

function syncNowPlaying(): void {
  const state = getPlayer()
  nowPlaying.set(state.status !== 'idle')
  if (state.status === 'idle') clearMedia()
  else
    showMedia(titleOf(state), state.status === 'playing', {
      play: () => void resume(),
      pause,
      stop: end,
      nexttrack: () => step(1),
      previoustrack: () => step(-1),
    })
}

function handleState(): void {
  const { status } = getPlayer()
  const isRunning = playback?.isRunning() === true
  if (status === 'playing' && !isRunning) setStatus('blocked')
  if (status === 'blocked' && isRunning) setStatus('playing')
}

/** Back on the page: resumes what a call or another app interrupted. */
function handleReturn(): void {
  if (document.visibilityState === 'visible' && getPlayer().status === 'blocked') void resume()
}

function setStatus(status: 'playing' | 'paused' | 'blocked' | 'starting'): void {
  if (timer) timer = status === 'playing' ? runTimer(timer, now()) : holdTimer(timer, now())
  change({ status })
  showLeft()
  syncNowPlaying()
}

type Named = Pick<Mix, 'id' | 'name'>

function play(sounds: readonly MixSound[], about: { mix?: Named | null; why?: string; fade?: number } = {}): void {
  const { mix = null, why = null, fade } = about
  change({ sounds, mix: mix && { id: mix.id, name: mix.name }, why, hasEnded: false })
  if (playback === undefined) {
    playback = createPlayback({ master: getPlayer().master, onState: handleState, onExternalPause: pause })
    ticker = setInterval(tick, 1_000)
    document.addEventListener('visibilitychange', handleReturn)
    timer = undefined
  }
  playback.play(sounds, fade)
  fitTimer()
  if (getPlayer().status === 'playing') syncNowPlaying()
  else void resume()
}

/** Must be called within a user gesture. */
export async function resume(): Promise<void> {
  const { sounds, mix } = getPlayer()
  if (playback === undefined) {
    if (sounds.length > 0) play(sounds, { mix })
    return
  }
  const opened = playback
  setStatus('starting')
  try {
    await opened.wake()
    if (playback === opened) setStatus('playing')
  } catch {
    if (playback === opened) setStatus('blocked')
  }
}

export function pause(): void {
  if (playback === undefined || getPlayer().status === 'paused') return
  playback.pause()
  setStatus('paused')
}

/** Fades out and releases the audio output. The mix stays, to be played again. */
export function end(): void {
  clearInterval(ticker)
  document.removeEventListener('visibilitychange', handleReturn)
  void playback?.close()
  playback = undefined
  timer = undefined
  change({ status: 'idle', left: null, why: null })
  syncNowPlaying()
}

function stopAll(): void {
  end()
  change({ sounds: [], mix: null, hasEnded: false })
}

/** Without any sound left, playback ends. */
export function toggleSound(key: SoundscapeKey): void {
  const { sounds, status } = getPlayer()
  const isIn = sounds.some(({ sound }) => sound === key)
  if (status === 'idle') play([{ sound: key, volume: 70 }])
  else if (!isIn) {
    if (sounds.length < mixBounds.sounds) play([...sounds, { sound: key, volume: 60 }])
  } else if (sounds.length === 1) stopAll()
  else removeSound(key)
}

/** Takes a sound out of the mix, also while the mix is paused or stopped. */
export function removeSound(key: SoundscapeKey): void {
  const sounds = getPlayer().sounds.filter(({ sound }) => sound !== key)
  if (sounds.length === 0) return stopAll()
  change({ sounds, mix: null, why: null })
  playback?.play(sounds)
  fitTimer()
  syncNowPlaying()
}

/** `volume` in percent. */
export function setVolume(key: SoundscapeKey, volume: number): void {
  const sounds = getPlayer().sounds.map((one) => (one.sound === key ? { sound: key, volume } : one))
  change({ sounds, mix: null, why: null })
  playback?.play(sounds)
}

export function setMaster(master: number): void {
  change({ master })
  playback?.setMaster(master)
}

/** Chooses a timer and starts it from the beginning. */
export function chooseTimer(choice: TimerChoice): void {
  change({ timer: choice, hasEnded: false })
  timer = undefined
  if (playback !== undefined) fitTimer()
}

export function playMix(mix: Mix): void {
  if (getPlayer().timer === 'sound') timer = undefined
  play(mix.sounds, { mix })
}

/** Adaptive mode; called again when the hour or the mood changes. */
export function playAdaptive({ sounds, why }: Adaptive): void {
  const state = getPlayer()
  const isOn = state.why !== null && playback !== undefined
  if (isOn && state.status === 'playing' && isSameMix(sounds, state.sounds)) {
    if (why !== state.why) change({ why })
    return
  }
  play(sounds, { why, ...(isOn && { fade: softly }) })
}

export const nameMix = (mix: { id: string; name: string } | null): void => {
  change({ mix })
  if (getPlayer().status !== 'idle') syncNowPlaying()
}

let mixes: readonly Mix[] = []

/** Sets the mixes that the media keys for next and previous step through. */
export const knowMixes = (all: readonly Mix[]): void => {
  mixes = all
}

function step(by: 1 | -1): void {
  const at = mixes.findIndex(({ id }) => id === getPlayer().mix?.id)
  const next = mixes[(at === -1 && by === -1 ? mixes.length - 1 : at + by + mixes.length) % mixes.length]
  if (next) playMix(next)
}
