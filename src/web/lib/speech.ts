import { readingAloud } from './reading-aloud.ts'
import { maxCharacters, partsOf } from './sentences.ts'

/** Rate and pitch as the browser counts them, 1 being usual; `volume` from 0 to 1. `voice` is the browser's own if absent. */
export type Voice = { rate: number; pitch: number; volume: number; voice?: SpeechSynthesisVoice | undefined }

/** Callbacks of one reading. It ends, or it breaks off: because something else spoke, or because no voice answered. */
type Listener = {
  onPart?: (at: number) => void
  onEnd?: () => void
  onBreak?: (how: 'interrupted' | 'failed') => void
}

type Reading = { listener: Listener; silence: ReturnType<typeof setTimeout> | undefined }

/** How long a voice may take before its first sound, in milliseconds; some never answer and report no error. */
const firstSoundTimeout = 8000

let current: Reading | undefined

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in window

/** Speaks a text, and stops anything being spoken. Does nothing if the browser can't read aloud. */
export function speak(words: string, voice: Voice, listener: Listener = {}): void {
  read(partsOf(words, maxCharacters(voice.rate)), 0, () => voice, listener)
}

/** Speaks a short prompt, unless something is being read aloud. */
export function prompt(words: string, voice: Voice): void {
  if (current?.listener.onBreak === undefined) speak(words, voice)
}

/** Reads these parts in turn, beginning with part `from`, each with the voice settings of that moment. */
export function read(parts: readonly string[], from: number, voice: () => Voice, listener: Listener): void {
  stopSpeaking()
  if (canSpeak()) speakFrom(parts, from, voice, listener)
}

/** Stops the voice, and reports to a running reading that it was interrupted. */
export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel()
  drop()?.listener.onBreak?.('interrupted')
}

function speakFrom(parts: readonly string[], at: number, voice: () => Voice, listener: Listener): void {
  const part = parts[at]
  if (part === undefined) {
    drop()
    listener.onEnd?.()
    return
  }
  const utterance = createUtterance(part.trim(), voice())
  const reading: Reading = { listener, silence: undefined }
  const handleBreak = (how: 'interrupted' | 'failed') => {
    if (current !== reading) return
    drop()
    window.speechSynthesis.cancel()
    listener.onBreak?.(how)
  }
  utterance.addEventListener('start', () => {
    clearTimeout(reading.silence)
    if (current === reading) readingAloud.set(listener.onBreak !== undefined)
  })
  utterance.addEventListener('end', () => {
    if (current !== reading) return
    clearTimeout(reading.silence)
    speakFrom(parts, at + 1, voice, listener)
  })
  utterance.addEventListener('error', ({ error }) =>
    handleBreak(error === 'interrupted' || error === 'canceled' ? 'interrupted' : 'failed'),
  )
  // A phone call, or another program took over the sound.
  utterance.addEventListener('pause', () => handleBreak('interrupted'))
  if (listener.onBreak) reading.silence = setTimeout(() => handleBreak('failed'), firstSoundTimeout)
  current = reading
  listener.onPart?.(at)
  window.speechSynthesis.speak(utterance)
}

function createUtterance(words: string, { rate, pitch, volume, voice }: Voice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words)
  return Object.assign(utterance, { rate, pitch, volume, lang: voice?.lang ?? 'en', ...(voice && { voice }) })
}

function drop(): Reading | undefined {
  const last = current
  current = undefined
  clearTimeout(last?.silence)
  readingAloud.set(false)
  return last
}
