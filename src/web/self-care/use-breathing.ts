import { useEffect, useRef, useState } from 'react'
import { stopSpeaking } from '#web/lib/speech.ts'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import { lightAfter, type BreathingMoment, phaseAt, promptAt, type Technique } from './breathing.ts'
import type { GuideSettings } from './guide-settings.ts'
import { chime, pulse, speakPrompt, wakeSound } from './sounds.ts'

/** `onDone` is called once, at the end of the last cycle. */
export function useBreathing(technique: Technique, settings: GuideSettings, onDone: () => void) {
  const [moment, setMoment] = useState<BreathingMoment>(() => phaseAt(technique, 0))
  const cues = useCues(technique, settings)
  const { status, start, pause, set } = useStopwatch((elapsed) => {
    const now = phaseAt(technique, elapsed)
    setMoment((last) => (isSameSight(last, now) ? last : now))
    cues.give(now)
    if (now.isDone) onDone()
    return now.isDone
  })
  useEffect(() => stopSpeaking, [])

  const rewind = (next: Technique) => {
    stopSpeaking()
    set(0)
    cues.reset()
    setMoment(phaseAt(next, 0))
  }
  return {
    status,
    moment,
    start: () => {
      if (settings.sound) wakeSound()
      if (status === 'done') rewind(technique)
      start()
    },
    pause: () => {
      stopSpeaking()
      setMoment(phaseAt(technique, pause()))
    },
    rewind,
  }
}

/** Gives each spoken prompt, chime and vibration once. */
function useCues(technique: Technique, settings: GuideSettings) {
  const given = useRef({ prompt: '', phase: '' })
  return {
    give: (now: BreathingMoment) => {
      const prompt = promptAt(technique, now)
      if (prompt !== undefined && prompt.key !== given.current.prompt) {
        given.current.prompt = prompt.key
        if (settings.voice) speakPrompt(prompt.text, settings.volume)
      }
      const phase = `${now.cycle} ${now.phase}`
      if (now.isDone || phase === given.current.phase) return
      given.current.phase = phase
      if (settings.sound) chime(now.phase, settings.volume)
      if (settings.vibration) pulse(now.phase)
    },
    reset: () => {
      given.current = { prompt: '', phase: '' }
    },
  }
}

const isSameSight = (a: BreathingMoment, b: BreathingMoment): boolean =>
  a.phase === b.phase &&
  a.cycle === b.cycle &&
  a.secondsLeft === b.secondsLeft &&
  a.isDone === b.isDone &&
  lightAfter(a) === lightAfter(b)
