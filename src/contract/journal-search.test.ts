import { expect, test } from 'vitest'
import { exampleOf } from '../../test/example.ts'
import { entryHas } from './journal-search.ts'
import { newJournalEntry } from './journal.ts'
import { searchedWords } from './search-words.ts'

const everyField = newJournalEntry.omit({ id: true }).required()
const entry = {
  ...everyField.parse(exampleOf(everyField)),
  title: 'Café with Noor',
  content: 'Rain on the windows.',
  tags: ['Été'],
  gratitude: 'A blue umbrella',
  affirmations: null,
}
const finds = (text: string, searched: Parameters<typeof entryHas>[0] = entry) =>
  entryHas(searched, searchedWords(text))

test.each(['RAIN', 'rain cafe', 'windows  on the', 'umbr', 'ete noor', 'umbrella CAFÉ'])(
  'an entry is found by %s: words in any order and text, without case and accents',
  (text) => {
    expect(finds(text)).toBe(true)
  },
)

test.each(['tea', 'rain tea', 'rainwindows'])('an entry is not found by %s, where a word is missing', (text) => {
  expect(finds(text)).toBe(false)
})

test('an entry that can’t be opened is never found', () => {
  expect(finds('rain', { ...entry, isUnreadable: true })).toBe(false)
})
