import type { RawWord } from './split-words.ts'

const shortest = 4
const maxTogether = 40
/** A long sentence is assessed in windows, so that one item of a list is not outweighed by the others. */
const sliding = { words: 14, step: 7, from: 21 }

/** Stretches of a message that are judged by themselves: each sentence, two that follow each other, windows on a long one. */
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
