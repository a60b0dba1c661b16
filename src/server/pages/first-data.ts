import type { SessionUser } from '#contract/accounts.ts'
import type { PageKey, ScreenKey } from '#contract/pages.ts'
import type { FirstData } from '#server/lib/feature.ts'

/** The first calls of each page. The lounge has no server feature and needs no data. */
export type FirstDataOfPages = Readonly<Record<Exclude<PageKey, 'lounge'>, FirstData>> &
  Partial<Readonly<Record<ScreenKey, FirstData>>>

/** The first API calls of a page opened by this URL: those of its tab if it names one. */
export function firstAddresses(firstData: FirstDataOfPages, key: ScreenKey, pageUrl: string): readonly string[] {
  const asked = new URL(pageUrl, 'http://self').searchParams
  if (asked.has('view')) return []
  const { page = [], tabs = {} } = firstData[key] ?? {}
  const tab = asked.get('tab')
  return tab !== null && Object.hasOwn(tabs, tab) ? (tabs[tab] ?? []) : page
}

/**
 * Fills in the dates: `{day}` is the day the page is opened on (`?date=`, otherwise the user's today), `{from}` and `{to}`
 * enclose its month as the planner's calendar does.
 */
export function fillDays(address: string, pageUrl: string, { timeZone }: SessionUser, now: Date): string {
  if (!address.includes('{')) return address
  const day = pickedDay(pageUrl) ?? Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const first = Temporal.PlainDate.from({ year: day.year, month: day.month, day: 1 })
  return address
    .replace('{day}', first.with({ day: day.day }).toString())
    .replace('{from}', first.subtract({ days: 6 }).toString())
    .replace('{to}', first.add({ days: 41 }).toString())
}

function pickedDay(pageUrl: string): Temporal.PlainDate | undefined {
  const written = new URLSearchParams(pageUrl.split('?', 2)[1]).get('date') ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(written) || written < '1900-01-01' || written > '2199-12-31') return undefined
  try {
    return Temporal.PlainDate.from(written)
  } catch {
    return undefined
  }
}
