import { useState } from 'react'

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
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isLike(stored, defaults) ? stored : defaults
  } catch {
    return defaults
  }
}

const isLike = <T extends Settings>(value: unknown, defaults: T): value is T =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(defaults).every(
    ([name, fallback]) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === typeof fallback,
  )
