/** Letters of a message in which sums are looked for. */
export const maxLetters = 2_000

export const formatDollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

/** '1,150' as a number; 0 for nothing. */
export const parseAmount = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

/** The amount in the first group of a match that holds one; 0 for none. */
export const amountIn = (found: RegExpExecArray | null): number =>
  parseAmount(found?.slice(1).find((group) => group !== undefined))
