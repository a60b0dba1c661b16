import { parse } from 'bowser'

/** A plain description of a user agent, such as 'Chrome on Windows' or 'Safari on iPhone'. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return unknown
  const { browser, os, platform } = parse(userAgent)
  const place = platform.model ?? os.name
  if (browser.name && place) return `${browser.name} on ${place}`
  return browser.name || place || unknown
}

const unknown = 'Unknown device'
