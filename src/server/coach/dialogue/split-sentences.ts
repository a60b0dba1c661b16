/** The number of letters of a message that are read. */
const maxLetters = 2_000
const breaks = /(?<=[.?!])(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs)\.)\s+|\n+/

/** The sentences of a message, without blanks around them. */
export const splitUserSentences = (message: string): string[] =>
  message
    .slice(0, maxLetters)
    .replace(/ \((i [^()]{2,80})\)/gi, ', $1')
    .split(breaks)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
