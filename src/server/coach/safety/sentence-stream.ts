/** In characters: enough to tell whether a sentence ends, with its punctuation, closing quotes, a list number or “All done!”. */
const maxEndLength = 12

/** Matches '1.' and 'Done.', which look like the end of a sentence but belong to the next one. */
const looksLikeEnd = /(?:^|\n|[.!?] )\W{0,3}(?:\d{1,2}\.|(?:done|all set|all done|sorted|listo|hecho)[.!])$/iu

/** Whether a sentence or a line ends at `at`, the last character of the space after it. */
function endsAt(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at + 1 - maxEndLength), at)
  const isEnd =
    text[at] === '\n' ||
    (/\s/u.test(text[at] ?? '') && /[.!?…]["”»')*_]{0,3}$/u.test(before) && !looksLikeEnd.test(before))
  return isEnd && !/\s/u.test(text[at + 1] ?? 'x')
}

/** Returns where the last sentence begins, searched no further back than `from`; 0 if not found. */
function lastStart(text: string, from: number): number {
  for (let at = text.length - 2; at >= Math.max(0, from); at -= 1) if (endsAt(text, at)) return at + 1
  return 0
}

/** Splits a text into sentences and lines, each with the space after it; the last may be unfinished. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (!endsAt(text, at)) continue
    sentences.push(text.slice(start, at + 1))
    start = at + 1
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}

const isWhole = (text: string): boolean => /[.!?…]["”»')*_]{0,3}\s*$/u.test(text)

/** Takes a text in chunks. `push` returns its complete sentences; `rest` returns what is left, or nothing if it is unfinished and to be dropped. */
export function createSentenceStream() {
  let waiting = ''
  /** The end of `waiting`: enough to see whether the next chunk ends a sentence without reading the rest again. */
  let recent = ''
  return {
    push: (chunk: string): string => {
      waiting += chunk
      const seen = recent + chunk
      const start = lastStart(seen, recent.length - 1)
      recent = seen.slice(Math.max(start, seen.length - maxEndLength))
      if (start === 0) return ''
      const whole = waiting.length - (seen.length - start)
      const ready = waiting.slice(0, whole)
      waiting = waiting.slice(whole)
      return ready
    },
    rest: (withoutHalf: boolean): string => (withoutHalf && !isWhole(waiting) ? '' : waiting),
  }
}
