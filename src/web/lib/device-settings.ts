import { useState } from 'react'
import { withDefaults } from './with-defaults.ts'

type Settings = Record<string, string | number | boolean>

/** Settings that stay on this device, and a way to change them. */
export function useDeviceSettings<T extends Settings>(key: string, defaults: T) {
  const [settings, setSettings] = useState(() => readDeviceSettings(key, defaults))
  const change = (change: Partial<T>) => {
    const next = { ...settings, ...change }
    setSettings(next)
    storeDeviceSettings(key, next)
  }
  return { settings, change }
}

/** Stores settings on this device. */
export function storeDeviceSettings(key: string, settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // Storage is not available: the settings hold until the page closes.
  }
}

/** The stored settings, or the defaults. */
export function readDeviceSettings<T extends Settings>(key: string, defaults: T): T {
  try {
    return withDefaults(JSON.parse(localStorage.getItem(key) ?? 'null'), defaults)
  } catch {
    return defaults
  }
}
