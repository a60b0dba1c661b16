import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Meditation } from '#contract/mindset.ts'
import { useDeviceSettings } from '#web/lib/device-settings.ts'
import { newId } from '#web/lib/new-id.ts'
import { stopSpeaking, speak } from '#web/lib/speech.ts'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import type { Mood } from '#web/ui/MoodPicker.tsx'
import { wholeMinutes, type MeditationMoment, meditationAt } from './meditation-time.ts'
import { keepPosition, logMeditation, saveMood } from './mindset.mutations.ts'

export type MeditationState = ReturnType<typeof useMeditation>

const usualVoice: { voice: boolean; volume: number } = { voice: true, volume: 0.8 }
const start: MeditationMoment = { line: 0, second: 0, isDone: false }
/** Seconds. Anything shorter isn't logged. */
const leastLogged = 60

/** Runs from the first line to the logged session with its mood, also behind other tabs of the screen. */
export function useMeditation() {
  const { sayLine, ...voice } = useVoice()
  const { mutate: keep } = useMutation(keepPosition)
  const log = useLog()
  const run = useRun(sayLine, ({ id, title, seconds }) => {
    keep({ id, seconds: 0 })
    log.write(title, wholeMinutes(seconds))
  })
  const { meditation, moment, status, resume } = run
  const keepAt = (seconds: number) => meditation && keep({ id: meditation.id, seconds })
  useOnLeave(() => {
    if (status === 'running') keepAt(run.passed())
  })
  const pause = () => {
    stopSpeaking()
    keepAt(run.pause())
  }
  return {
    meditation,
    moment,
    status,
    ...voice,
    /** Starts at a second of it. Another running meditation is paused. */
    begin: (next: Meditation, from: number) => {
      if (status === 'running' && meditation?.id !== next.id) pause()
      log.clear()
      run.begin(next, from)
    },
    pause,
    resume,
    /** Logged from a minute on, else discarded. */
    end: () => {
      stopSpeaking()
      if (meditation === undefined) return
      const seconds = run.finish()
      keepAt(0)
      if (seconds >= leastLogged) log.write(meditation.title, wholeMinutes(seconds))
      else run.rewind()
    },
    log,
  }
}

type Run = { meditation: Meditation | undefined; moment: MeditationMoment }

/** Runs one meditation by its clock. Calls `onLine` once for each line, and `onEnd` at the end. Times are in whole seconds. */
function useRun(onLine: (of: Meditation, line: number) => void, onEnd: (ended: Meditation) => void) {
  const [{ meditation, moment }, setRun] = useState<Run>({ meditation: undefined, moment: start })
  const told = useRef(-1)
  const watch = useStopwatch((elapsed) => {
    if (meditation === undefined) return true
    const now = meditationAt(meditation, elapsed)
    setRun((last) => (isSameMoment(last.moment, now) ? last : { ...last, moment: now }))
    if (now.isDone) onEnd(meditation)
    else if (now.line !== told.current) {
      told.current = now.line
      onLine(meditation, now.line)
    }
    return now.isDone
  })
  return {
    meditation,
    moment,
    status: watch.status,
    begin: (next: Meditation, from: number) => {
      setRun({ meditation: next, moment: meditationAt(next, from * 1000) })
      told.current = -1
      watch.set(from * 1000)
      watch.start()
    },
    /** After a pause, `onLine` is called again for the current line. */
    pause: (): number => {
      told.current = -1
      return secondsOf(watch.pause())
    },
    resume: watch.start,
    passed: (): number => secondsOf(watch.passed()),
    finish: (): number => secondsOf(watch.finish()),
    rewind: () => watch.set(0),
  }
}

const isSameMoment = (a: MeditationMoment, b: MeditationMoment): boolean => a.second === b.second && a.line === b.line

function useVoice() {
  const { settings, change } = useDeviceSettings('meditation-voice', usualVoice)
  const changeSettings = (given: Partial<typeof settings>) => {
    if (given.voice === false) stopSpeaking()
    change(given)
  }
  const sayLine = ({ lines }: Meditation, line: number) => {
    if (settings.voice) speak(lines[line]?.text ?? '', { rate: 0.8, pitch: 1, volume: settings.volume })
  }
  return { settings, changeSettings, sayLine }
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
