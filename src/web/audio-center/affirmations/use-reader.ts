import { useEffect, useRef, useState } from 'react'
import { canSpeak, stopSpeaking, read, type Voice } from '#web/lib/speech.ts'

/** `of` identifies the text that is read. 'held': something else spoke in between; 'failed': no voice answered. */
type Reading = { of: string; parts: readonly string[]; at: number; state: 'reading' | 'held' | 'failed' }

export type Reader = ReturnType<typeof useReader>

/** Reads one text at a time; the voice may change between two sentences. It stops on unmount. */
export function useReader(voice: Voice) {
  const [reading, setReading] = useState<Reading>()
  /** Announced after the voice has ended, so that nothing talks over it. */
  const [news, setNews] = useState('')
  const now = useRef(voice)
  useEffect(() => {
    now.current = voice
  })
  useStopOnLeave()
  const readFrom = (of: string, parts: readonly string[], from: number) => {
    setNews('')
    read(parts, from, () => now.current, {
      onPart: (at) => setReading({ of, parts, at, state: 'reading' }),
      onEnd: () => {
        setReading(undefined)
        setNews('That’s the end.')
      },
      onBreak: (how) => {
        setReading((last) => last && { ...last, state: how === 'failed' ? 'failed' : 'held' })
        setNews(how === 'failed' ? 'The voice didn’t start.' : 'Paused.')
      },
    })
  }
  return {
    reading,
    news,
    play: (of: string, parts: readonly string[]) => readFrom(of, parts, 0),
    /** Resumes with the interrupted sentence. */
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

/** Stops the voice when the screen or the page is left. */
function useStopOnLeave(): void {
  useEffect(() => {
    // A locked phone may stop the voice without an event.
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
}
