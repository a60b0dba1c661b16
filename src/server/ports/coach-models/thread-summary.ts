import type { EarlierExchange } from '#server/ports/coach-model.ts'

/** Characters of exchanges that a model gets in full: about 3,000 tokens. */
const maxWholeCharacters = 12_000
const maxLines = 24
/** Characters of a message, and of the answer to it, in a line. */
const maxTextLength = 160

/** A thread for a model: its latest exchanges, and a line for each older one. */
export type ThreadSummary = { whole: readonly EarlierExchange[]; earlier: readonly string[] }

/** `history` is oldest first. Older exchanges are summarized instead of being cut off. */
export function summarizeThread(history: readonly EarlierExchange[]): ThreadSummary {
  let left = maxWholeCharacters
  const cut = history.findLastIndex(({ message, response }) => (left -= message.length + response.length) < 0) + 1
  return { whole: history.slice(cut), earlier: history.slice(0, cut).slice(-maxLines).map(toLine) }
}

const toLine = ({ message, response }: EarlierExchange): string => `she: ${short(message)} / you: ${short(response)}`

/** The beginning of a text, to the end of a sentence or a word. */
function short(text: string): string {
  const line = text
    .slice(0, 4 * maxTextLength)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line.length <= maxTextLength) return line
  const start = line.slice(0, maxTextLength)
  const sentence = start.search(/[.!?] [^.!?]*$/)
  return sentence > maxTextLength / 2 ? start.slice(0, sentence + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`
}
