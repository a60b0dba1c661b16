const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** At most `max` characters as people count them, so that no emoji or accent is cut in two; '…' where something is left out. */
export function shorten(text: string, max: number): string {
  let count = 0
  for (const { index } of letters.segment(text)) {
    if (count === max) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}
