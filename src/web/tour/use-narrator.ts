import { useEffect, useState } from 'react'
import { hush, speak } from '#web/lib/speech.ts'

const voice = { rate: 0.9, pitch: 1.1, volume: 0.9 }

/** The voice of the tour (spec.md, section 9): off until she turns it on, and off again where no voice answers. */
export function useNarrator() {
  const [isOn, setIsOn] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => hush, [])
  const read = (words: string) => {
    setHasFailed(false)
    speak(words, voice, {
      onBreak: (how) => {
        if (how === 'interrupted') return
        setIsOn(false)
        setHasFailed(true)
      },
    })
  }
  return {
    isOn,
    hasFailed,
    /** Reads aloud, if she wants that. */
    say: (words: string) => {
      if (isOn) read(words)
    },
    /** Turns the voice on, which begins with these words, or off. */
    toggle: (words: string) => {
      setIsOn(!isOn)
      if (isOn) hush()
      else read(words)
    },
  }
}
