/** FNV-1a over a stretch of letters, as a signed number of 32 bits. */
export function hashOf(text: string, start = 0, end = text.length): number {
  let state = 0x811c9dc5
  for (let at = start; at < end; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return state
}

/** Four letters in a row, with marks for the word's ends, so that a typing error leaves most of a word standing. */
export function fourLettersOf(word: string): string[] {
  const framed = `<${word}>`
  return Array.from({ length: framed.length - 3 }, (_, at) => framed.slice(at, at + 4))
}
