import type { MeditationCard } from '#contract/mindset.ts'

/** The kinds that can be suggested on any day. Those for hard moments are left out. */
const forAnyDay: ReadonlySet<string> = new Set(['Pause', 'Body', 'Kindness', 'Walking', 'Gratitude'])

/** Returns an item of the list for a day; the next day has the next item. */
export const ofDay = <T>(list: readonly T[], date: string): T | undefined =>
  list[Math.floor(Date.parse(date) / 86_400_000) % list.length]

/** Returns the meditation for a date and an hour in the user's time zone. Early and late hours have their own meditation. */
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
