import type { Language } from '../safety/kinds.ts'
import { readDays } from './read-days.ts'
import type { When } from './read-when.ts'

/** Reads the past day in 'The walk yesterday', because a task to check off may be in the past. */
export function pastDayOf(
  { problem, rest }: When,
  language: Language,
  today: string,
): { day: string; rest: string } | null {
  if (problem?.why !== 'past') return null
  const { span } = readDays(problem.said, language, today, 'past')
  return span === null || span.from !== span.to
    ? null
    : { day: span.from, rest: rest.replace(problem.said, '').replace(/ (?:from|of|on|for) *$/i, '') }
}
