import { english } from '#web/lib/dates.ts'
import { once } from '#web/lib/once.ts'

const format = once(() => new Intl.DateTimeFormat(english, { day: 'numeric', month: 'short', timeZone: 'UTC' }))

/** Formats an ISO date (2026-11-21) as 'Nov 21' or '21 Nov', without any time zone. */
export const shortDay = (date = ''): string => (date === '' ? '' : format().format(new Date(`${date}T00:00:00Z`)))
