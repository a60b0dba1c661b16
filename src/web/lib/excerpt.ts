import { graphemes } from './graphemes.ts'
import { once } from './once.ts'

const words = once(() => new Intl.Segmenter(undefined, { granularity: 'word' }))

/** At most `max` characters as people count them, cut between words; '…' where something is left out. A single long word is cut within. */
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
