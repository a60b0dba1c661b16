import { rememberResults } from '#server/lib/remember-results.ts'

/** Quotes user text safely: one line, no Markdown, at most `most` characters, in quotation marks. */
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

/** User text on one line, without anything that Markdown, a link or our quotation marks would interpret: round brackets are a link’s only after square ones. */
export const toPlainLine = rememberResults(
  (words) =>
    words
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/[*_`~#<>[\]{}|\\“”"?!]+/g, ' ')
      .replace(/\bhttps?:\S*/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'untitled',
)
