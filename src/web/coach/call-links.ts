export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns the link that calls a number; undefined if the number is in words. */
export function callLink(number: string): string | undefined {
  const digits = /^[+*#(]?\d[\d\s()-]*/.exec(number)?.[0].replaceAll(/[\s()-]/g, '')
  return digits === undefined ? undefined : `tel:${encodeURIComponent(digits)}`
}

/** Returns the link of a directory, which some entries have instead of a number; undefined for all others. */
export const directoryLink = (number: string): string | undefined =>
  /^[a-z]+\.(?:com|org)$/.test(number) ? `https://${number}` : undefined
