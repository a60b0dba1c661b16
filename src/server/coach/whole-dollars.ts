/** Formats a sum in dollars without cents: '$1,250'. */
export const wholeDollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`
