/** Where the device is, as it says itself. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The link that calls a number; undefined for words that are none. */
export function callLink(number: string): string | undefined {
  const digits = /^[+*#(]?\d[\d\s()-]*/.exec(number)?.[0].replaceAll(/[\s()-]/g, '')
  return digits === undefined ? undefined : `tel:${encodeURIComponent(digits)}`
}

/** The link to a directory that stands in the place of a number; undefined for everything else. */
export const directoryLink = (number: string): string | undefined =>
  /^[a-z]+\.(?:com|org)$/.test(number) ? `https://${number}` : undefined
