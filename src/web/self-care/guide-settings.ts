import { useState } from 'react'

/** How a session guides her; kept on this device, because it is about this device. */
export type GuideSettings = { voice: boolean; sound: boolean; vibration: boolean; volume: number }

const key = 'breathing-guide'
const usual: GuideSettings = { voice: true, sound: false, vibration: true, volume: 0.7 }

/** The settings of the guide, and a way to change them. */
export function useGuideSettings() {
  const [settings, setSettings] = useState(read)
  const change = (change: Partial<GuideSettings>) => {
    const next = { ...settings, ...change }
    setSettings(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is closed to us: it holds until the page closes.
    }
  }
  return { settings, change }
}

function read(): GuideSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isSettings(kept) ? kept : usual
  } catch {
    return usual
  }
}

const isSettings = (value: unknown): value is GuideSettings =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(usual).every(
    ([name, usual]) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === typeof usual,
  )
