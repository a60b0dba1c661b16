import { readSealed } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { goals } from './goals.table.ts'

export const goalSearches = [
  searchTable('goal', 'goals', goals, ({ owner }, { id, words }) => {
    const { title, description, milestones, isUnreadable } = readSealed(owner, goals.words, id, words)
    return { title, texts: [description, ...milestones.map(({ text }) => text)], isUnreadable }
  }),
]
