import { moods } from '#contract/lists.ts'
import type { SelfCareActivity } from '#contract/self-care.ts'
import { showDate } from '#web/lib/dates.ts'
import { nameDayOfMoment } from '#web/lib/days.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { adapt, type Adaptive, type Felt } from './adaptive.ts'
import { lastMoodQuery } from './audio.queries.ts'

export const adaptiveNow = (now = new Date()): Adaptive =>
  adapt(Number(showDate(now, 'hour')), feltOf(queryClient.getQueryData(lastMoodQuery.queryKey), now))

/** If the request fails, the last known mood stays. */
export const refreshMood = (): Promise<void> => queryClient.prefetchQuery({ ...lastMoodQuery, staleTime: 0 })

function feltOf(activity: SelfCareActivity | null | undefined, now: Date): Felt | null | undefined {
  if (activity === undefined) return undefined
  const mood = moods.find(({ value }) => value === activity?.mood)
  if (activity === null || mood === undefined) return null
  const day = nameDayOfMoment(activity.completedAt, now)
  const isNear = day === 'Today' || day === 'Yesterday'
  return { mood: mood.value, word: mood.word.toLowerCase(), when: isNear ? day.toLowerCase() : day }
}
