import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { Limited } from '#contract/plans.ts'

type Upsell = { isOpen: boolean; feature: Limited | undefined }

const upsell = atom<Upsell>({ isOpen: false, feature: undefined })

/** Offers premium, from any feature; `feature` is the one whose limit was reached. */
export const askForUpgrade = (feature?: Limited): void => {
  upsell.set({ isOpen: true, feature })
}

/** Closes the offer. Its feature stays while the dialog animates out. */
export const closeUpsell = (): void => {
  upsell.set({ ...upsell.get(), isOpen: false })
}

/** Whether the offer of premium is open, and for which feature. */
export const useUpsell = (): Upsell => useStore(upsell)
