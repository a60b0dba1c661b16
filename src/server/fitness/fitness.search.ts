import { readSealed } from '#server/lib/sealed.ts'
import { type SearchSource, searchTable } from '#server/lib/search.ts'
import { cycleDays, meals, weights, workouts } from './fitness.table.ts'
import { readSettings } from './settings.repo.ts'

const cycle = searchTable('cycle', cycleDays, ({ owner }, { id, words }) => {
  const { notes, isUnreadable } = readSealed(owner, cycleDays.words, id, words)
  return { title: 'Cycle log', texts: [notes], at: '?view=cycle', isUnreadable }
})

/** Only while the log is on: what the user turned off is mentioned nowhere. */
const cycleWhileOn: SearchSource = {
  ...cycle,
  find: async (db, user, search) =>
    (await readSettings(db, user.owner)).cycleConsentedAt === null
      ? { hits: [], isMore: false, isPartial: false }
      : cycle.find(db, user, search),
}

export const fitnessSearches = [
  searchTable('workout', workouts, ({ owner }, { id, words }) => {
    const { title, exercises, notes, isUnreadable } = readSealed(owner, workouts.words, id, words)
    return {
      title: title ?? 'Workout',
      texts: [notes, ...exercises.map(({ name }) => name)],
      at: '?tab=gym',
      isUnreadable,
    }
  }),
  searchTable('meal', meals, ({ owner }, { id, words }) => {
    const { content, isUnreadable } = readSealed(owner, meals.words, id, words)
    return { title: content, at: '?tab=meals', isUnreadable }
  }),
  searchTable('weight', weights, ({ owner }, { id, words }) => {
    const { notes, isUnreadable } = readSealed(owner, weights.words, id, words)
    return { title: 'Weight', texts: [notes], at: '?tab=weight', isUnreadable }
  }),
  cycleWhileOn,
]
