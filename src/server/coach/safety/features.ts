import type { Marks } from './marks.ts'

/** How many columns the model has: every feature falls into one of them by its hash. */
export const columns = 2 ** 14
const longestGram = 5
const mostWords = 80
const isConcept = /^[A-Z]/u

/** The columns that some words of a message touch: the words by one to three, their letters by three to five, and the tables' concepts. */
export function featuresOf(marks: Marks, start = 0, end = marks.words.length): number[] {
  const found = new Set<number>()
  let before = '^'
  let earlier = '^'
  for (let at = start; at < Math.min(end, start + mostWords); at += 1) {
    const word = marks.words[at]?.text ?? ''
    found.add(columnOf(`1 ${word}`))
    found.add(columnOf(`2 ${before} ${word}`))
    found.add(columnOf(`3 ${earlier} ${before} ${word}`))
    for (const name of marks.namesAt(at)) if (isConcept.test(name)) found.add(columnOf(`c ${name}`))
    addGrams(found, ` ${word} `)
    earlier = before
    before = word
  }
  return [...found]
}

function addGrams(found: Set<number>, word: string): void {
  for (let length = 3; length <= longestGram; length += 1)
    for (let start = 0; start + length <= word.length; start += 1)
      found.add(columnOf(`g ${word.slice(start, start + length)}`))
}

/** FNV-1a, folded to the number of columns. */
function columnOf(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return (state ^ (state >>> 15)) & (columns - 1)
}
