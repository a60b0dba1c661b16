/** Combining marks, and the two signs of Japanese that compatibility forms turn into such. None is below U+0300, which is seen faster. */
const marks = /(?![\0-\u02FF])[\p{M}\uFF9E\uFF9F]+/gu
/** In characters. Stream-Safe Text Format (Unicode, UAX #15) allows as many; no writing needs more than a handful. */
const maxMarks = 30

/**
 * A text's normal form in linear time. `normalize` sorts the marks of one letter by insertion, so that thousands of them take seconds;
 * marks beyond the 30th in a row are left out.
 */
export const normalForm = (form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD', text: string): string =>
  // oxlint-disable-next-line no-restricted-properties
  text.replaceAll(marks, bounded).normalize(form)

/** Without combining marks: 'é' as 'e'. In linear time. */
export const withoutMarks = (text: string): string => normalForm('NFD', text).replaceAll(/(?![\0-\u02FF])\p{M}+/gu, '')

const bounded = (run: string): string => (run.length <= maxMarks ? run : Array.from(run).slice(0, maxMarks).join(''))
