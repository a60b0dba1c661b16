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

/** Puts user text on one line, without Markdown, links or our quotation marks. Round brackets stay: they make a link only after square ones. */
export const toPlainLine = rememberResults(
  (words) =>
    words
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/[*_`~#<>[\]{}|\\“”"?!]+/g, ' ')
      .replace(/\bhttps?:\S*/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'untitled',
)
