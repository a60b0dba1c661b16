/** Hashes a range of a text by FNV-1a, as a signed number of 32 bits. */
export function hashOf(text: string, start = 0, end = text.length): number {
  let state = 0x811c9dc5
  for (let at = start; at < end; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return state
}

/** Returns each four letters in a row, with signs for the word's ends. A typing error leaves most of them unchanged. */
export function fourLettersOf(word: string): string[] {
  const framed = `<${word}>`
  return Array.from({ length: framed.length - 3 }, (_, at) => framed.slice(at, at + 4))
}
