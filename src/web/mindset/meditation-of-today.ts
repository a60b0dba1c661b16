import type { MeditationCard } from '#contract/mindset.ts'

/** Those for a hard moment are never suggested out of the blue. */
const forAnyDay: ReadonlySet<string> = new Set(['Pause', 'Body', 'Kindness', 'Walking', 'Gratitude'])

/** One of `list` for each day in turn. */
export const ofDay = <T>(list: readonly T[], date: string): T | undefined =>
  list[Math.floor(Date.parse(date) / 86_400_000) % list.length]

/** `hour` is that of the user's day: the early and the late hours have a meditation of their own. */
export function meditationOfToday(all: readonly MeditationCard[], date: string, hour: number) {
  const kind = hour >= 21 || hour < 4 ? 'Sleep' : hour < 9 ? 'Morning' : undefined
  return (
    all.find((each) => each.kind === kind) ??
    ofDay(
      all.filter((each) => forAnyDay.has(each.kind)),
      date,
    )
  )
}
