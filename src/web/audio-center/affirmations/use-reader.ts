import { useEffect, useRef, useState } from 'react'
import { canSpeak, stopSpeaking, read, type Voice } from '#web/lib/speech.ts'

/** What is being read (`of`), and how far. `held`: something else spoke in between; `failed`: no voice came. */
type Reading = { of: string; parts: readonly string[]; at: number; state: 'reading' | 'held' | 'failed' }

export type Reader = ReturnType<typeof useReader>

/** Reads aloud one thing at a time, in a voice that may change between two sentences. It stops when its place is left. */
export function useReader(voice: Voice) {
  const [reading, setReading] = useState<Reading>()
  /** What a screen reader says when the voice has ended: while it speaks, nothing talks over it. */
  const [news, setNews] = useState('')
  const now = useRef(voice)
  useEffect(() => {
    now.current = voice
  })
  useEffect(() => {
    // A phone that was locked may have taken the voice away without a word.
    const handleShow = () => {
      if (document.visibilityState === 'visible' && canSpeak() && !window.speechSynthesis.speaking) stopSpeaking()
    }
    document.addEventListener('visibilitychange', handleShow)
    window.addEventListener('pagehide', stopSpeaking)
    return () => {
      document.removeEventListener('visibilitychange', handleShow)
      window.removeEventListener('pagehide', stopSpeaking)
      stopSpeaking()
    }
  }, [])
  const readFrom = (of: string, parts: readonly string[], from: number) => {
    setNews('')
    read(parts, from, () => now.current, {
      onPart: (at) => setReading({ of, parts, at, state: 'reading' }),
      onEnd: () => {
        setReading(undefined)
        setNews('That was all of it.')
      },
      onBreak: (how) => {
        setReading((last) => last && { ...last, state: how === 'failed' ? 'failed' : 'held' })
        setNews(how === 'failed' ? 'No voice answered.' : 'Paused.')
      },
    })
  }
  return {
    reading,
    news,
    play: (of: string, parts: readonly string[]) => readFrom(of, parts, 0),
    /** Goes on with the sentence that was interrupted. */
    resume: () => {
      if (reading) readFrom(reading.of, reading.parts, reading.at)
    },
    stop: () => {
      stopSpeaking()
      setReading(undefined)
      setNews('')
    },
  }
}
