import type { SessionUser } from '#contract/accounts.ts'
import { firstData, firstDataOfTabs } from '#contract/pages.ts'

/** What the page asks first as this address opens it: for the tab that it names, and nothing for another view of it. */
export function firstAddresses(key: keyof typeof firstData, pageUrl: string): readonly string[] {
  const asked = new URL(pageUrl, 'http://self').searchParams
  if (asked.has('view')) return []
  const tabs = firstDataOfTabs[key]
  const tab = asked.get('tab')
  if (tabs && tab !== null && Object.hasOwn(tabs, tab)) return tabs[tab] ?? []
  return firstData[key] ?? []
}

/**
 * The address with the days that it asks for: `{day}` is the one that the page is opened on (`?date=`, else her today), `{from}`
 * and `{to}` reach around its month as the planner's calendar does.
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
