import { prompt } from '#web/lib/speech.ts'
import type { Phase } from './breathing.ts'

/** A calm voice: slower than usual, and a little higher. */
export function speakPrompt(words: string, volume: number): void {
  prompt(words, { rate: 0.8, pitch: 1.2, volume })
}

const tones: Record<Phase, number> = { inhale: 396, hold: 330, exhale: 264, rest: 297 }

let audio: AudioContext | undefined

/** Browsers allow audio only within a user gesture. */
export function wakeSound(): void {
  audio ??= new AudioContext()
  void audio.resume()
}

export function chime(phase: Phase, volume: number): void {
  if (audio === undefined || volume === 0) return
  const now = audio.currentTime
  const gain = audio.createGain()
  gain.connect(audio.destination)
  gain.gain.setValueAtTime(0.0001, now)
  gain.gain.exponentialRampToValueAtTime(0.22 * volume, now + 0.08)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 2.2)
  for (const overtone of [1, 2.01]) {
    const tone = new OscillatorNode(audio, { frequency: tones[phase] * overtone })
    tone.connect(gain)
    tone.start(now)
    tone.stop(now + 2.3)
  }
}

const pulses: Record<Phase, number[]> = { inhale: [60], hold: [25], exhale: [60, 90, 60], rest: [25] }

export const canVibrate = (): boolean => 'vibrate' in navigator

/** A different vibration for each phase, to tell them apart with closed eyes. */
export function pulse(phase: Phase): void {
  if (canVibrate()) navigator.vibrate(pulses[phase])
}
