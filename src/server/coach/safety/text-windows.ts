import type { RawWord } from './split-words.ts'

/** In words, as all figures here. */
const shortest = 4
const maxTogether = 40
/** A long sentence is scored in sliding windows, so that one item of a list is not outweighed by the others. */
const sliding = { words: 14, step: 7, from: 21 }

/** The ranges of words that are scored by themselves: each sentence, each two neighbours, and sliding windows over a long one. */
export function textWindows(words: readonly RawWord[]): [number, number][] {
  const windows: [number, number][] = []
  const add = (start: number, end: number) => {
    if (end - start >= shortest && end - start < words.length) windows.push([start, end])
  }
  let start = 0
  let before = -1
  for (let at = 1; at <= words.length; at += 1) {
    if (words[at]?.sentence === words[start]?.sentence && at < words.length) continue
    add(start, at)
    if (before >= 0 && at - before <= maxTogether) add(before, at)
    if (at - start > sliding.from)
      for (let from = start; from < at - sliding.step; from += sliding.step)
        add(from, Math.min(at, from + sliding.words))
    before = start
    start = at
  }
  return windows
}
