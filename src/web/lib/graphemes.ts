import { once } from './once.ts'

/** Splits a text into characters as people count them. */
export const graphemes = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))
