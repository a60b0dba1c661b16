/** Makes something when it is first used. An `Intl` format or segmenter costs a phone up to 40 ms: none is made while a page loads. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
