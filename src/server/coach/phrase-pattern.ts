/** Joins alternatives with '|' for use in a larger pattern. */
export const oneOf = (...phrases: readonly string[]): string => phrases.join('|')

/** Matches any of these phrases as whole words. */
export const wholeWords = (phrases: readonly string[], flags = ''): RegExp =>
  new RegExp(`\\b(?:${oneOf(...phrases)})\\b`, flags)

/** The same, without regard to case. */
export const anyOf = (...phrases: readonly string[]): RegExp => wholeWords(phrases, 'i')
