/** Patterns of holidays on a fixed date, rewritten for the date parser. Thanksgiving and Easter move and are read apart. */
const fixed: readonly (readonly [RegExp, string])[] = [
  [/\bhalloween\b/g, 'october 31'],
  [/\bvalentine'?s(?: day)?\b/g, 'february 14'],
  [/\b(?:the )?(?:4th|fourth) of july\b/g, 'july 4'],
  [/\bchristmas eve\b/g, 'december 24'],
  [/\bnew year'?s eve\b/g, 'december 31'],
  [/\bnew year'?s(?: day)?\b/g, 'january 1'],
  [/\bchristmas(?: day)?\b(?! (?:party|list|shopping|dinner|present|gift|tree|card))/g, 'december 25'],
]

/** Replaces the holidays in a text in plain lower case by their dates. */
export const datesOfHolidays = (text: string): string =>
  fixed.reduce((line, [form, date]) => line.replaceAll(form, date), text)

/** Removes the names of holidays from a text. */
export const withoutHolidays = (text: string): string =>
  fixed.reduce((line, [form]) => line.replaceAll(form, ' '), text)
