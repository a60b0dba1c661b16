import { normalForm } from '#contract/unicode-normal-form.ts'
import { makeLexicon } from './lexicon-matches.ts'
import { conceptTable, readTable } from './tables.ts'

/** Broad senses of words in both languages ('XFEAR', 'XMONEY'), so that the model recognizes sentences it was not trained on. */
export const senses = makeLexicon(
  [
    Object.fromEntries(
      Object.entries(readTable('senses.json', conceptTable)).map(([name, phrases]) => [name, phrases.map(toPhrase)]),
    ),
  ],
  [],
)

function toPhrase(phrase: string): string {
  return normalForm('NFD', phrase).replace(/\p{M}/gu, '').replaceAll('-', ' ')
}
