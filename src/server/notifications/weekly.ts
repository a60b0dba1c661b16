import { z } from 'zod'
import { wellnessAreas } from '#contract/lists.ts'
import { pages } from '#contract/pages.ts'
import { readContent } from '#server/lib/content.ts'
import { addDays, dayNumber } from '#server/lib/days.ts'
import { morningOf, type Notice, type NoticeTime } from '#server/lib/notices.ts'

const tip = z.strictObject({
  area: z.enum(wellnessAreas),
  page: z.enum(pages.map(({ key }) => key)),
  text: z.string(),
})
type Area = z.infer<typeof tip>['area']

const weekly = await readContent(
  'notifications/weekly',
  z.strictObject({ tips: z.array(tip), lounge: z.array(z.string()) }),
)

/** As many weeks as the notifications cover. */
const maxWeeks = 5
const daysOfWeek = { tip: 1, lounge: 3 }

/** The weeks' days, latest first, with the number of their week. */
function weeksBefore(today: string, dayOfWeek: number) {
  const monday = addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
  return Array.from({ length: maxWeeks }, (_, ago) => {
    const first = addDays(monday, -7 * ago)
    return { day: addDays(first, dayOfWeek - 1), week: Math.floor((dayNumber(first) + 3) / 7) }
  })
}

const pick = <T>(from: readonly T[], week: number): T | undefined => from[week % from.length]

/** One small idea a week, for the areas the user chose; of all areas if none was chosen. */
export function weeklyTips(areas: readonly Area[], hidesSpiritual: boolean, { today }: NoticeTime, timeZone: string) {
  const open = weekly.tips.filter(({ area }) => !(hidesSpiritual && area === 'Spiritual Growth'))
  const chosen = open.filter(({ area }) => areas.includes(area))
  return weeksBefore(today, daysOfWeek.tip).flatMap(({ day, week }): Notice[] => {
    const tip = pick(chosen.length > 0 ? chosen : open, week)
    if (tip === undefined) return []
    const { page, text } = tip
    return [{ kind: 'tip', id: `tip:${day}`, createdAt: morningOf(day, timeZone), page, text }]
  })
}

/** One question a week for the community. */
export const weeklyQuestions = ({ today }: NoticeTime, timeZone: string): Notice[] =>
  weeksBefore(today, daysOfWeek.lounge).map(({ day, week }) => ({
    kind: 'lounge',
    id: `lounge:${day}`,
    createdAt: morningOf(day, timeZone),
    text: pick(weekly.lounge, week) ?? '',
  }))
