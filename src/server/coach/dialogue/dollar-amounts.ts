/** Letters of a message in which sums are looked for. */
export const maxLetters = 2_000

export const formatDollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

/** '1,150' as a number; 0 for nothing. */
export const parseAmount = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))
