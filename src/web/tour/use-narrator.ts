import { useEffect, useState } from 'react'
import { hush, speak } from '#web/lib/speech.ts'

const voice = { rate: 0.9, pitch: 1.1, volume: 0.9 }

/** The voice of the tour (spec.md, section 9): off until she turns it on. It never goes on after the tour has left. */
export function useNarrator() {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => hush, [])
  return {
    isOn,
    /** Reads aloud, if she wants that. */
    say: (words: string) => {
      if (isOn) speak(words, voice)
    },
    /** Turns the voice on, which begins with these words, or off. */
    toggle: (words: string) => {
      if (isOn) hush()
      else speak(words, voice)
      setIsOn(!isOn)
    },
  }
}
