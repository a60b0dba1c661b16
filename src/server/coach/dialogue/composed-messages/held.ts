/** What to say to somebody who answers, or may: a line before, the words, what helps beside them. */
export type Held = { before: string; words: string; after: string | null }

export const held = (before: string, words: string, after: string | null = null): Held => ({ before, words, after })

export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')
