import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Meditation } from '#contract/mindset.ts'
import { useDeviceSettings } from '#web/lib/device-settings.ts'
import { newId } from '#web/lib/new-id.ts'
import { stopSpeaking, speak } from '#web/lib/speech.ts'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import type { Mood } from '#web/ui/MoodPicker.tsx'
import { minutesOf, type Moment, momentAt } from './meditation-time.ts'
import { keepPosition, logMeditation, saveMood } from './mindset.mutations.ts'

export type MeditationState = ReturnType<typeof useMeditation>

const usualVoice: { voice: boolean; volume: number } = { voice: true, volume: 0.8 }
const start: Moment = { line: 0, second: 0, isDone: false }
/** Seconds. Anything shorter isn't logged. */
const leastLogged = 60

/** Runs from the first line to the logged session with its mood, also behind other tabs of the screen. */
export function useMeditation() {
  const voice = useVoice()
  const { settings } = voice
  const [meditation, setMeditation] = useState<Meditation>()
  const [moment, setMoment] = useState(start)
  const said = useRef(-1)
  const { mutate: keep } = useMutation(keepPosition)
  const log = useLog()

  const conclude = (ended: Meditation, seconds: number) => {
    keep({ id: ended.id, seconds: 0 })
    log.write(ended.title, minutesOf(seconds))
  }
  const watch = useStopwatch((elapsed) => {
    if (meditation === undefined) return true
    const now = momentAt(meditation, elapsed)
    setMoment((last) => (last.second === now.second && last.line === now.line ? last : now))
    if (now.isDone) conclude(meditation, meditation.seconds)
    else if (now.line !== said.current) {
      said.current = now.line
      if (settings.voice) speakLine(meditation, now.line, settings.volume)
    }
    return now.isDone
  })
  useOnLeave(() => {
    if (watch.status === 'running' && meditation) keep({ id: meditation.id, seconds: secondsOf(watch.passed()) })
  })

  const pause = () => {
    stopSpeaking()
    said.current = -1
    const seconds = secondsOf(watch.pause())
    if (meditation) keep({ id: meditation.id, seconds })
  }
  return {
    meditation,
    status: watch.status,
    moment,
    ...voice,
    /** Starts at a second of it. Another running meditation is paused. */
    begin: (next: Meditation, from: number) => {
      if (watch.status === 'running' && meditation?.id !== next.id) pause()
      setMeditation(next)
      setMoment(momentAt(next, from * 1000))
      said.current = -1
      log.clear()
      watch.set(from * 1000)
      watch.start()
    },
    pause,
    resume: watch.start,
    /** Logged from a minute on, else discarded. */
    end: () => {
      stopSpeaking()
      if (meditation === undefined) return
      const seconds = secondsOf(watch.finish())
      if (seconds >= leastLogged) return conclude(meditation, seconds)
      watch.set(0)
      keep({ id: meditation.id, seconds: 0 })
    },
    log,
  }
}

function useVoice() {
  const { settings, change } = useDeviceSettings('meditation-voice', usualVoice)
  const changeSettings = (given: Partial<typeof settings>) => {
    if (given.voice === false) stopSpeaking()
    change(given)
  }
  return { settings, changeSettings }
}

/** Stops the voice and calls `keep` when the screen or the page is left; `keep` also when the page is hidden. */
function useOnLeave(keep: () => void): void {
  const mark = useEffectEvent(keep)
  useEffect(() => {
    const leave = () => {
      stopSpeaking()
      mark()
    }
    // A phone may kill a hidden page without another event.
    const handleChange = () => {
      if (document.visibilityState === 'hidden') mark()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', handleChange)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', handleChange)
      leave()
    }
  }, [])
}

const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000)

const speakLine = ({ lines }: Meditation, line: number, volume: number): void => {
  speak(lines[line]?.text ?? '', { rate: 0.8, pitch: 1, volume })
}

function useLog() {
  const [mood, setMood] = useState<Mood | null>(null)
  const log = useMutation(logMeditation)
  const save = useMutation(saveMood)
  const problem = log.error ?? save.error
  const retry = () => {
    if (log.error) log.mutate({ ...log.variables, mood })
    else if (save.variables) save.mutate(save.variables)
  }
  const handleOnline = useEffectEvent(() => {
    if (problem) retry()
  })
  useEffect(() => {
    const handle = () => handleOnline()
    window.addEventListener('online', handle)
    return () => {
      window.removeEventListener('online', handle)
    }
  }, [])
  return {
    mood,
    minutes: log.variables?.duration,
    problem,
    isSaving: log.isPending || save.isPending,
    write: (technique: string, duration: number) => {
      log.mutate({ id: newId(), activityType: 'meditation', duration, technique, mood: null })
    },
    clear: () => {
      setMood(null)
      log.reset()
      save.reset()
    },
    setMood: (mood: Mood) => {
      setMood(mood)
      if (log.variables && !log.error) save.mutate({ id: log.variables.id, change: { mood } })
    },
    retry,
  }
}
