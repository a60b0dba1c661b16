/** Any of these phrases, as whole words. */
export const anyOf = (...phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i')
