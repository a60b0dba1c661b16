import { useEffect, useState } from 'react'
import { stopSpeaking, speak } from '#web/lib/speech.ts'

const voice = { rate: 0.9, pitch: 1.1, volume: 0.9 }

/** The voice of the tour: off until the user turns it on, and off again if no voice answers. */
export function useNarrator() {
  const [isOn, setIsOn] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => stopSpeaking, [])
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
    narrate: (words: string) => {
      if (isOn) read(words)
    },
    toggle: (words: string) => {
      setIsOn(!isOn)
      if (isOn) stopSpeaking()
      else read(words)
    },
  }
}
