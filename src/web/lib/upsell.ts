import { useSyncExternalStore } from 'react'
import type { Limited } from '#contract/plans.ts'

type Upsell = { isOpen: boolean; feature: Limited | undefined }

let current: Upsell = { isOpen: false, feature: undefined }
const listeners = new Set<() => void>()

const show = (next: Upsell) => {
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers premium, from any feature, because of what she ran out of, if anything. */
export const askForUpgrade = (feature?: Limited): void => {
  show({ isOpen: true, feature })
}

/** Takes the offer away. What it was about stays while it leaves. */
export const closeUpsell = (): void => {
  show({ ...current, isOpen: false })
}

/** The offer of premium as it stands: whether it is open, and about what. */
export const useUpsell = (): Upsell => useSyncExternalStore(subscribe, () => current)
