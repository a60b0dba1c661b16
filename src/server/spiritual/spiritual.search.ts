import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { prayers, reflections } from './spiritual.table.ts'

export const spiritualSearches = [
  searchTable('prayer', prayers, ({ owner }, { id, words }) => {
    const { text, answer, isUnreadable } = readSealed(owner, prayers.words, id, words)
    return { title: text, texts: [answer], at: '?tab=prayer', isUnreadable }
  }),
  searchTable('reflection', reflections, ({ owner }, { id, words }) => {
    const { text, prompt, isUnreadable } = readSealed(owner, reflections.words, id, words)
    return { title: prompt ?? 'Reflection', texts: [text], at: '?tab=reflection', isUnreadable }
  }),
]
