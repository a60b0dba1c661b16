/** What to say to somebody who answers, or may: a line before, the words, what helps beside them. */
export type SpokenReply = { before: string; words: string; after: string | null }

export const spokenReply = (before: string, words: string, after: string | null = null): SpokenReply => ({
  before,
  words,
  after,
})

export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')
