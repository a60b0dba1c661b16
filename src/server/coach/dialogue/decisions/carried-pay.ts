import type { DialogueState } from '#server/ports/dialogue-state.ts'

/** Where what was told of an offer's pay is kept, also while words for it are written. */
export const paySlot = 'pay'

export const carriedPay = ({ coaching, paused }: Pick<DialogueState, 'coaching' | 'paused'>): string | null =>
  coaching?.slots[paySlot] ?? paused?.slots[paySlot] ?? null
