import { getAllTimezones } from 'countries-and-timezones'

/** Whether a name is an offset from Greenwich, which many countries share. */
const isOffset = (name: string): boolean =>
  /^(?:EST|MST|HST|CET|MET|EET|WET|EST5EDT|CST6CDT|MST7MDT|PST8PDT)$/.test(name)
/** The time zone database lists Crimea under both Russia and Ukraine. We give the help lines of Ukraine. */
const disputed = new Map([['Europe/Simferopol', 'UA']])

// By name in lower case, since names are compared without case.
const countryByZone = new Map(
  Object.values(getAllTimezones({ deprecated: true }))
    .filter(({ name }) => !isOffset(name))
    .map(({ name, countries }) => [name.toLowerCase(), disputed.get(name) ?? countries[0]]),
)

/**
 * Returns the country code of a time zone, by its current or a former name, or null. Nothing else shows where a user is: a
 * locale only shows the language of a device.
 */
export const countryOf = (timeZone: string | null): string | null =>
  countryByZone.get(timeZone?.toLowerCase() ?? '') ?? null
