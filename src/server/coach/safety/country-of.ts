import { getAllTimezones } from 'countries-and-timezones'

/** Names that say how far from Greenwich, which many countries share. */
const isOffset = (name: string): boolean =>
  /^(?:EST|MST|HST|CET|MET|EET|WET|EST5EDT|CST6CDT|MST7MDT|PST8PDT)$/.test(name)
/** The time zone database lists Crimea under both Russia and Ukraine. We give the help lines of Ukraine. */
const disputed = new Map([['Europe/Simferopol', 'UA']])

// By name in small letters: they are the same in capitals and without.
const countryByZone = new Map(
  Object.values(getAllTimezones({ deprecated: true }))
    .filter(({ name }) => !isOffset(name))
    .map(({ name, countries }) => [name.toLowerCase(), disputed.get(name) ?? countries[0]]),
)

/**
 * The country of a time zone under any of its names, also those that the database has since replaced, as two letters; null where it
 * has none. Nothing else says where somebody is: a locale tells what language a device was set to.
 */
export const countryOf = (timeZone: string | null): string | null =>
  countryByZone.get(timeZone?.toLowerCase() ?? '') ?? null
