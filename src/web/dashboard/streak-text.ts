import type { Streak } from '#contract/dashboard.ts'

export function headlineOf({ message, days, goal }: Streak): string {
  const headlines: Record<Streak['message'], string> = {
    none: `A streak starts with ${goal} activities in one day.`,
    first: `One day with ${goal} activities: a good start.`,
    growing: `${days} days in a row.`,
    strong: `${days} days in a row: you’ve got a rhythm.`,
  }
  return headlines[message]
}

/** A missed day is never counted against the user. */
export function streakDetail({ today, goal, days, heldBy }: Streak): string {
  const soFar = `${today} of ${goal} today`
  if (heldBy === 'today') return `Today counts: ${today} activities, and ${goal} are enough.`
  if (heldBy === 'rest') return `${soFar}; a rest day keeps it going, too.`
  return days > 0 ? `${soFar} to keep it going.` : `${soFar} so far.`
}
