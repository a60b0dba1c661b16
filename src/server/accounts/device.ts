import { parse } from 'bowser'

/** A plain description of a user agent, such as 'Chrome on Windows' or 'Safari on iPhone'. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return unknown
  const { browser, os, platform } = parse(userAgent)
  const system = platform.model ?? os.name
  if (browser.name && system) return `${browser.name} on ${system}`
  return browser.name || system || unknown
}

const unknown = 'Unknown device'
