import { stemmer } from '@orama/stemmers/english'
import { contentWords } from './text-analysis.ts'

/** The matters by term: the index of each term's first matter, and the list of matters. */
export type SaidTerms = { starts: Uint32Array; matters: Uint16Array; count: number; indexOf: (stem: string) => number }

/**
 * `weight`: the information in a text; rarer words count more. `share`: the part of it, from 0 to 1, that occurs in messages about
 * a matter.
 */
export type Share = { share: number; weight: number }
/** Returns the share of a text for a matter, by its index. */
export type ShareReader = (text: string) => (matter: number) => Share

/** Creates the reader of shares. Each word counts more the fewer matters it occurs with. */
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
