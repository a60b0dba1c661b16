/** How a voice sounds: each as the browser counts it, 1 being its usual; `volume` from 0 to 1. */
type Voice = { rate: number; pitch: number; volume: number }

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in window

/** Says something with the browser's voice, in place of what it was saying. Silent where there is no voice. */
export function speak(words: string, voice: Voice): void {
  if (!canSpeak()) return
  const said = Object.assign(new SpeechSynthesisUtterance(words), { ...voice, lang: 'en' })
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(said)
}

/** Stops the voice. */
export function hush(): void {
  if (canSpeak()) window.speechSynthesis.cancel()
}
