import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#web/lib/new-id.ts'
import type { Mood } from '#web/ui/MoodPicker.tsx'
import { sessionLength, type Technique } from './breathing.ts'
import { useGuideSettings } from './guide-settings.ts'
import { chosenByAddress } from './addresses.ts'
import { changeActivity, logActivity } from './self-care.mutations.ts'
import { useBreathing } from './use-breathing.ts'

export type BreathingGuide = ReturnType<typeof useGuide>

/** Whole minutes, at least one. */
export const sessionMinutes = (technique: Technique): number =>
  Math.max(1, Math.round(sessionLength(technique) / 60_000))

/** Runs from the choice of a technique to the logged session with its moods, also behind other tabs of the screen. */
export function useGuide() {
  const { settings, change } = useGuideSettings()
  const [technique, setTechnique] = useState<Technique>(chosenByAddress)
  const [moodBefore, setMoodBefore] = useState<Mood | null>(null)
  const { log, clearMood, ...logged } = useLog()
  const session = useBreathing(technique, settings, () => log(technique, moodBefore))
  const rewind = (next: Technique) => {
    session.rewind(next)
    clearMood()
  }
  return {
    settings,
    changeSettings: change,
    technique,
    session: { ...session, rewind: () => rewind(technique) },
    choose: (next: Technique) => {
      setTechnique(next)
      rewind(next)
    },
    start: () => {
      if (session.status === 'done') {
        setMoodBefore(logged.moodAfter)
        clearMood()
      }
      session.start()
    },
    moodBefore,
    setMoodBefore,
    ...logged,
  }
}

/** Logs a session, and then the mood after it. */
function useLog() {
  const [moodAfter, setMoodAfter] = useState<Mood | null>(null)
  const log = useMutation(logActivity)
  const save = useMutation(changeActivity)
  return {
    log: (technique: Technique, moodBefore: Mood | null) => {
      const duration = sessionMinutes(technique)
      const { name } = technique
      log.mutate({ id: newId(), activityType: 'breathing', duration, technique: name, moodBefore, mood: null })
    },
    moodAfter,
    clearMood: () => setMoodAfter(null),
    setMoodAfter: (mood: Mood) => {
      setMoodAfter(mood)
      if (log.variables && !log.error) save.mutate({ id: log.variables.id, change: { mood } })
    },
    problem: log.error ?? save.error,
    isSaving: log.isPending || save.isPending,
    retry: () => {
      if (log.error) log.mutate({ ...log.variables, mood: moodAfter })
      else if (save.variables) save.mutate(save.variables)
    },
  }
}
