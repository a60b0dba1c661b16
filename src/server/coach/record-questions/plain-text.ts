import { foldText } from '#contract/search-words.ts'

const maxLetters = 400

/**
 * Returns the text in lower case, without accents, punctuation and double spaces. A colon stays within an hour. Only the beginning is
 * read.
 */
export const toPlainText = (text: string): string =>
  foldText(text.slice(0, maxLetters))
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<!\d):|:(?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}':/.-]+/gu, ' ')
    .trim()

/** Splits a message into sentences. */
export const splitQuestionSentences = (text: string): string[] =>
  text
    .split(/(?<=[?!.])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))

const shortForms = new Map(
  Object.entries({
    tomorrow: 'tmrw tmr tmw tomorow tommorow tommorrow 2moro tomoz',
    today: '2day tdoay toady todya tday',
    tuesday: 'tues',
    wednesday: 'weds',
  }).flatMap(([full, forms]) => forms.split(' ').map((form): [string, string] => [form, full])),
)

/** Writes short names of days in full, as the date reader needs them. */
export const withoutShortForms = (text: string): string =>
  text
    .split(' ')
    .map((word) => shortForms.get(word) ?? word)
    .join(' ')
    .replace(/\bbetween now and\b/, 'until')
