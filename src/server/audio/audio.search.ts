import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { savedMixes } from './audio.table.ts'

export const mixSearches = [
  searchTable('mix', savedMixes, ({ owner }, { id, words }) => {
    const { name, isUnreadable } = readSealed(owner, savedMixes.words, id, words)
    return { title: name, at: '?tab=soundscapes', isUnreadable }
  }),
]
