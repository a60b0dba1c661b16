import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { type SearchSource, searchTable } from '#server/lib/search.ts'
import { cycleDays, meals, weights, workouts } from './fitness.table.ts'
import { readSettings } from './settings.repo.ts'

const cycle = searchTable(
  { kind: 'cycle', heading: 'Cycle log', page: 'health' },
  cycleDays,
  ({ owner }, { id, sealedContent }) => {
    const { notes, isUnreadable } = unsealOrPlaceholder(owner, cycleDays.sealedContent, id, sealedContent)
    return { title: 'Cycle log', texts: [notes], at: '?view=cycle', isUnreadable }
  },
)

/** Only while the log is on: a log that the user switched off is mentioned nowhere. */
const cycleWhileOn: SearchSource = {
  ...cycle,
  find: async (db, user, search) =>
    (await readSettings(db, user.owner)).cycleConsentedAt === null
      ? { hits: [], isMore: false, isPartial: false }
      : cycle.find(db, user, search),
}

export const fitnessSearches = [
  searchTable(
    { kind: 'workout', heading: 'Workouts', page: 'health' },
    workouts,
    ({ owner }, { id, sealedContent }) => {
      const { title, exercises, notes, isUnreadable } = unsealOrPlaceholder(
        owner,
        workouts.sealedContent,
        id,
        sealedContent,
      )
      return {
        title: title ?? 'Workout',
        texts: [notes, ...exercises.map(({ name }) => name)],
        at: '?tab=gym',
        isUnreadable,
      }
    },
  ),
  searchTable({ kind: 'meal', heading: 'Meals', page: 'health' }, meals, ({ owner }, { id, sealedContent }) => {
    const { content, isUnreadable } = unsealOrPlaceholder(owner, meals.sealedContent, id, sealedContent)
    return { title: content, at: '?tab=meals', isUnreadable }
  }),
  searchTable({ kind: 'weight', heading: 'Weight', page: 'health' }, weights, ({ owner }, { id, sealedContent }) => {
    const { notes, isUnreadable } = unsealOrPlaceholder(owner, weights.sealedContent, id, sealedContent)
    return { title: 'Weight', texts: [notes], at: '?tab=weight', isUnreadable }
  }),
  cycleWhileOn,
]
