/** Characters that tell whether a sentence ends: a mark of its end and what closes behind it, the number of a list, or “All done!”. */
const maxEndLength = 12

/** '1.', 'Done.': it looks like the end of a sentence, but belongs to what follows. */
const isNoEnd = /(?:^|\n|[.!?] )\W{0,3}(?:\d{1,2}\.|(?:done|all set|all done|sorted|listo|hecho)[.!])$/iu

/** Whether a sentence or a line ends with the character at `at`, which is the last of the space behind it. */
function endsAt(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at + 1 - maxEndLength), at)
  const isEnd =
    text[at] === '\n' || (/\s/u.test(text[at] ?? '') && /[.!?…]["”»')*_]{0,3}$/u.test(before) && !isNoEnd.test(before))
  return isEnd && !/\s/u.test(text[at + 1] ?? 'x')
}

/** Where the last sentence begins, looked for no further back than `from`. */
function lastStart(text: string, from: number): number {
  for (let at = text.length - 2; at >= Math.max(0, from); at -= 1) if (endsAt(text, at)) return at + 1
  return 0
}

/** Sentences and lines with the space behind them; the last may be unfinished. */
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

/** Takes a text in pieces. `push` gives back what is whole of it, `rest` what is left: nothing, where half a sentence is left out. */
export function createSentenceStream() {
  let waiting = ''
  /** The end of what waits: enough to see whether the next piece ends a sentence, without reading the rest again. */
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
