/** Joins alternatives with '|' for use in a larger pattern. */
export const oneOf = (...phrases: readonly string[]): string => phrases.join('|')

/** Any of these phrases, as whole words. */
export const wholeWords = (phrases: readonly string[], flags = ''): RegExp =>
  new RegExp(`\\b(?:${oneOf(...phrases)})\\b`, flags)

/** The same in either case. */
export const anyOf = (...phrases: readonly string[]): RegExp => wholeWords(phrases, 'i')
