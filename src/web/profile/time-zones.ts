import { english } from '#web/lib/dates.ts'

export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether two names mean one zone: 'Asia/Calcutta' is 'Asia/Kolkata'. */
export function isSameZone(a: string, b: string): boolean {
  const nameOf = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  return nameOf(a) === nameOf(b)
}

/** The current time in a time zone: 'Saturday 2:05 PM'. */
export const clockIn = (timeZone: string): string =>
  new Intl.DateTimeFormat(english, { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(new Date())

/** A time zone as people read it: 'America/New_York' is 'New York (America)'. */
export function zoneName(timeZone: string): string {
  const [region = '', ...city] = timeZone.replaceAll('_', ' ').split('/')
  return city.length === 0 ? region : `${city.join(', ')} (${region})`
}

/** Every time zone by its region; `also` is included even where the browser does not list it. */
export function zonesByRegion(also: string): [region: string, zones: string[]][] {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', deviceTimeZone(), also])
  const regions = new Map<string, string[]>()
  for (const zone of [...all].sort()) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'World'
    regions.set(region, [...(regions.get(region) ?? []), zone])
  }
  return [...regions]
}
