import { stemmer } from '@orama/stemmers/english'
import { contentWords } from './text-analysis.ts'

/** What the messages about the matters say, by term: where each term's matters begin, and which they are. */
export type SaidTerms = { starts: Uint32Array; matters: Uint16Array; count: number; indexOf: (stem: string) => number }

/**
 * `weight`: how much of its own a text says, the rarer its words the more. `share`: how much of that the messages about a matter
 * say, too, from 0 to 1.
 */
export type Share = { share: number; weight: number }
export type ShareReader = (text: string) => (matter: number) => Share

/** Of the words of a text, each weighed by how few matters it goes with, the share that goes with a matter. */
export function createShareReader({ starts, matters, count, indexOf }: SaidTerms): ShareReader {
  return (text) => {
    const said = new Float64Array(count)
    let weight = 0
    for (const stem of new Set(contentWords(text).map(stemmer))) {
      const index = indexOf(stem)
      const [from, to] = index === -1 ? [0, 0] : [starts[index] ?? 0, starts[index + 1] ?? 0]
      const rarity = Math.max(0, Math.log(count / (to - from + 1)))
      weight += rarity
      for (let at = from; at < to; at += 1) {
        const matter = matters[at] ?? 0
        said[matter] = (said[matter] ?? 0) + rarity
      }
    }
    return (matter) => ({ share: weight === 0 ? 1 : (said[matter] ?? 0) / weight, weight })
  }
}
