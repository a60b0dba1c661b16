/** How the journal is searched, by server and browser. No zod: the browser searches the entries that it has. */

import type { JournalEntry } from './journal.ts'
import { haveWords } from './search-words.ts'

type Searched = Pick<JournalEntry, 'title' | 'content' | 'tags' | 'gratitude' | 'affirmations' | 'isUnreadable'>

/** The searched texts of an entry, its title first. */
export const entryTexts = ({ title, content, gratitude, affirmations, tags }: Searched): string[] =>
  [title, content, gratitude, affirmations, ...(tags ?? [])].filter((text) => text !== null)

/** `words` are those of `searchedWords`. Finds all that the specification asks for (a part of a title, a text or a tag), and more: words in any order. */
export const entryHas = (entry: Searched, words: readonly string[]): boolean =>
  entry.isUnreadable !== true && haveWords(entryTexts(entry), words)
