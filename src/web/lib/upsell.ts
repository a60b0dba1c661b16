import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { Limited } from '#contract/plans.ts'

type Upsell = { isOpen: boolean; feature: Limited | undefined }

const upsell = atom<Upsell>({ isOpen: false, feature: undefined })

/** Offers premium, from any feature, because of what the user ran out of, if anything. */
export const askForUpgrade = (feature?: Limited): void => {
  upsell.set({ isOpen: true, feature })
}

/** Takes the offer away. What it was about stays while it leaves. */
export const closeUpsell = (): void => {
  upsell.set({ ...upsell.get(), isOpen: false })
}

/** The offer of premium as it stands: whether it is open, and about what. */
export const useUpsell = (): Upsell => useStore(upsell)
