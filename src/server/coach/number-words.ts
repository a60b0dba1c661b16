/** The words for 0 to 12, by number. */
export const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Reads 'a', 'three' or '3' as a number; returns NaN for anything else. */
export function readCount(text: string): number {
  const word = text.toLowerCase()
  if (word === 'a' || word === 'an') return 1
  return numberWords.includes(word) ? numberWords.indexOf(word) : Number(word)
}

/** Numbers of minutes by their words. */
export const minuteWords: ReadonlyMap<string, number> = new Map(
  Object.entries({ ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 }),
)
