import { useState } from 'react'

type Settings = Record<string, string | number | boolean>

/** Settings that stay on this device, and a way to change them. `usual` has the defaults. */
export function useDeviceSettings<T extends Settings>(key: string, usual: T) {
  const [settings, setSettings] = useState(() => readDeviceSettings(key, usual))
  const change = (change: Partial<T>) => {
    const next = { ...settings, ...change }
    setSettings(next)
    keepDeviceSettings(key, next)
  }
  return { settings, change }
}

/** Stores settings on this device. */
export function keepDeviceSettings(key: string, settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // Storage is not available: the settings hold until the page closes.
  }
}

/** The stored settings, or the defaults. */
export function readDeviceSettings<T extends Settings>(key: string, usual: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isLike(kept, usual) ? kept : usual
  } catch {
    return usual
  }
}

const isLike = <T extends Settings>(value: unknown, usual: T): value is T =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(usual).every(
    ([name, usual]) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === typeof usual,
  )
