/** '$1,250': a sum in dollars, without cents. */
export const wholeDollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`
