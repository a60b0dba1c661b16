import type { NewJournalEntry } from '#contract/journal.ts'
import type { Db } from '#server/lib/db.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { RecordActions } from '#server/lib/record-actions.ts'
import type { Session } from '#server/lib/session.ts'
import { fillJournal } from './journal.demo.ts'
import { recentEntries } from './journal.dashboard.ts'
import { countEntries, createEntry, deleteEntry, restoreEntry } from './journal.repo.ts'
import { journalRoutes } from './journal.routes.ts'
import { journalSearches } from './journal.search.ts'
import { journalEntries, journalRevisions } from './journal.table.ts'
import { journalCoachQueries, journalFacts } from './journal.coach-queries.ts'
import { journalExport } from './journal.export.ts'

const entryActions: RecordActions<NewJournalEntry> = {
  create: createEntry,
  remove: (db, { owner }, id, now) => deleteEntry(db, owner, id, now),
  restore: restoreEntry,
}

export const journalFeature = {
  routes: journalRoutes,
  tables: [journalEntries, journalRevisions],
  exports: journalExport,
  demo: fillJournal,
  searches: journalSearches,
  coachQueries: journalCoachQueries,
  coachFacts: journalFacts,
  cardActions: { entry: entryActions },
  dashboard: { entries: recentEntries },
  firstData: { journal: { page: ['/api/journal', '/api/user/usage-limits'] } },
  shares: {
    countEntries: (db: Db, { owner }: Session) => countEntries(db, owner),
  },
} satisfies Feature
