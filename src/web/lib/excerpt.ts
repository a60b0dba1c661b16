import { graphemes } from './graphemes.ts'
import { once } from './once.ts'

const words = once(() => new Intl.Segmenter(undefined, { granularity: 'word' }))

/**
 * Shortens a text to at most `max` characters as people count them, and ends it with '…'. Cuts between words, unless the first
 * word is too long.
 */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text
  const end = endOf(text, max)
  if (end === undefined) return text
  const last = words().segment(text).containing(end)
  const cut = last === undefined || last.index === 0 || last.isWordLike !== true ? end : last.index
  return `${text.slice(0, cut).trimEnd()}…`
}

function endOf(text: string, max: number): number | undefined {
  let count = 0
  for (const { index } of graphemes().segment(text)) {
    if (count === max) return index
    count += 1
  }
  return undefined
}
