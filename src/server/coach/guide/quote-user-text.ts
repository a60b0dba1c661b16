/** Her words as we may quote them: one line, no marks of Markdown, at most `most` characters, in quotation marks. */
export function quoteUserText(words: string, most = 60): string {
  const line = toPlainLine(words)
  const letters = Array.from(line)
  return letters.length > most
    ? `“${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…”`
    : `“${line}”`
}

/** Her words on one line without anything that Markdown, a link or our own quotation marks would read. */
export const toPlainLine = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[*_`~#<>[\](){}|\\“”"?!]+/g, ' ')
    .replace(/\bhttps?:\S*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim() || 'untitled'
