/** Combining marks, and the two signs of Japanese that compatibility forms turn into such. */
const marks = /[\p{M}\uFF9E\uFF9F]+/gu
/** All marks of a text without other letters than Latin ones: two ranges, which are searched in a fifth of the time. */
const latinMarks = /[\u0300-\u036F\uFE00-\uFE0F]+/g
/** Anything but Latin letters, punctuation, symbols, emoji and their marks. Emoji are pairs that begin with D83C to D83E. */
const beyondLatin = /[^\uFE00-\uFE0F\0-\u036F\u1E00-\u1EFF\u2000-\u20CF\u2100-\u2BFF\uDC00-\uDFFF\uD83C-\uD83E]/
/** In characters. Stream-Safe Text Format (Unicode, UAX #15) allows as many; no writing needs more than a handful. */
const maxMarks = 30

/** Matches each run of a text's combining marks. */
const marksOf = (text: string): RegExp => (beyondLatin.test(text) ? marks : latinMarks)

/**
 * A text's normal form in linear time. `normalize` sorts the marks of one letter by insertion, so that thousands of them take seconds;
 * marks beyond the 30th in a row are left out.
 */
export const normalForm = (form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD', text: string): string =>
  // oxlint-disable-next-line no-restricted-properties
  text.replaceAll(marksOf(text), bounded).normalize(form)

/** Without combining marks: 'é' as 'e'. In linear time. */
export function withoutMarks(text: string): string {
  const apart = normalForm('NFD', text)
  return apart.replaceAll(marksOf(apart), '')
}

const bounded = (run: string): string => (run.length <= maxMarks ? run : Array.from(run).slice(0, maxMarks).join(''))
