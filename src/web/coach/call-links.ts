export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** undefined for a number in words. */
export function callLink(number: string): string | undefined {
  const digits = /^[+*#(]?\d[\d\s()-]*/.exec(number)?.[0].replaceAll(/[\s()-]/g, '')
  return digits === undefined ? undefined : `tel:${encodeURIComponent(digits)}`
}

/** Some entries have a directory in place of a number; undefined for all others. */
export const directoryLink = (number: string): string | undefined =>
  /^[a-z]+\.(?:com|org)$/.test(number) ? `https://${number}` : undefined
