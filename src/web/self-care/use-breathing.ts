import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hush } from '#web/lib/speech.ts'
import { lightAfter, type Moment, phaseAt, promptAt, type Technique } from './breathing.ts'
import type { GuideSettings } from './guide-settings.ts'
import { chime, pulse, say, wakeSound } from './sounds.ts'
import { useWakeLock } from './use-wake-lock.ts'

type Status = 'idle' | 'running' | 'paused' | 'done'

/** Often enough that a phase is never seen late; a tick only looks at the clock, it counts nothing. */
const lookEvery = 50

/**
 * A guided session on a monotonic clock: what shows follows from when it began, so that slow, missed or sleeping timers
 * cannot make it drift. `onDone` is told once, when the last cycle is over.
 */
export function useBreathing(technique: Technique, settings: GuideSettings, onDone: () => void) {
  const [status, setStatus] = useState<Status>('idle')
  const [moment, setMoment] = useState<Moment>(() => phaseAt(technique, 0))
  const clock = useRef({ began: 0, before: 0 })
  const said = useRef({ prompt: '', phase: '' })
  useWakeLock(status === 'running')

  const guide = (now: Moment) => {
    const prompt = promptAt(technique, now)
    if (prompt !== undefined && prompt.key !== said.current.prompt) {
      said.current.prompt = prompt.key
      if (settings.voice) say(prompt.words, settings.volume)
    }
    const phase = `${now.cycle} ${now.phase}`
    if (now.isDone || phase === said.current.phase) return
    said.current.phase = phase
    if (settings.sound) chime(now.phase, settings.volume)
    if (settings.vibration) pulse(now.phase)
  }
  const look = useEffectEvent(() => {
    const now = phaseAt(technique, clock.current.before + performance.now() - clock.current.began)
    setMoment((last) => (isSameSight(last, now) ? last : now))
    guide(now)
    if (!now.isDone) return
    setStatus('done')
    onDone()
  })
  useEffect(() => {
    if (status !== 'running') return undefined
    look()
    const timer = setInterval(() => look(), lookEvery)
    return () => {
      clearInterval(timer)
    }
  }, [status])
  useEffect(() => hush, [])

  const rewind = (next: Technique) => {
    hush()
    clock.current = { began: 0, before: 0 }
    said.current = { prompt: '', phase: '' }
    setMoment(phaseAt(next, 0))
    setStatus('idle')
  }
  return {
    status,
    moment,
    start: () => {
      if (settings.sound) wakeSound()
      if (status === 'done') rewind(technique)
      clock.current.began = performance.now()
      setStatus('running')
    },
    pause: () => {
      hush()
      clock.current.before += performance.now() - clock.current.began
      setMoment(phaseAt(technique, clock.current.before))
      setStatus('paused')
    },
    /** Back to the first phase and cycle 0, of this technique or of another. */
    rewind,
  }
}

const isSameSight = (a: Moment, b: Moment): boolean =>
  a.phase === b.phase &&
  a.cycle === b.cycle &&
  a.secondsLeft === b.secondsLeft &&
  a.isDone === b.isDone &&
  lightAfter(a) === lightAfter(b)
