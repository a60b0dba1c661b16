import type { ReplySource } from '#contract/coach.ts'
import type { Onboarding } from '#contract/onboarding.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import { areaOf } from '#server/ports/areas.ts'
import {
  type Area,
  type Ask,
  type AskedAt,
  type Found,
  type QuestionOf,
  type RecordQuestion,
  type RecordReader,
  type CoachQueries,
} from '#server/ports/coach-queries.ts'
import { countedIn, receiptLines } from './receipt.ts'

/** The readers that each feature offers for its own records, and the one for the wellness score. */
export type CoachQuerySources = {
  coachQueries: CoachQueries<Ask>
  readAnswers: (db: Db, owner: Owner) => Promise<Onboarding | null>
}

type Reading = { db: Db; session: Session; areas: readonly Area[]; now: Date; hidesSpiritual: boolean }

/** Asks the feature that owns the records. An area that is switched off is not read. */
export function createRecordReader(sources: CoachQuerySources, reading: Reading): RecordReader {
  const { db, session, now, hidesSpiritual } = reading
  const areas = reading.areas.filter((area) => !(hidesSpiritual && area === 'spiritual'))
  const focus: AskedAt['focus'] = async () => ({
    chosen: (await sources.readAnswers(db, session.owner))?.wellness_areas ?? [],
    hidesSpiritual,
  })
  return {
    areas,
    ask: async (question) => {
      const area = areaOf[question.ask]
      if (!areas.includes(area)) return { area, found: null, sources: [] }
      const found = await readOne(sources.coachQueries, question.ask, [db, session, question, { now, areas, focus }])
      return { area, found, sources: sourcesOf(area, found), isPart: isPart(question, found) }
    },
  }
}

/** Returns one source for the area asked, and one for every other area whose records were only counted for the answer. */
const sourcesOf = (area: Area, found: Found): ReplySource[] => [
  { area, lines: receiptLines(found) },
  ...('counts' in found ? countedIn(found).filter((counted) => counted.area !== area) : []),
]

/** Returns true if fewer days were read than asked for. Free time begins today, so its past days aren't missing. */
function isPart(asked: RecordQuestion, found: Found): boolean {
  if (!('from' in asked && 'from' in found) || found.from === null || found.to === null) return false
  const { from: one = null, to: other = null } = asked
  if (one === null || other === null) return false
  const [from, to] = one <= other ? [one, other] : [other, one]
  return found.to < to || (found.from > from && found.ask !== 'freeTime')
}

/** Keeps a question and its reader of one kind together. */
const readOne = <A extends Ask>(
  readers: CoachQueries<Ask>,
  ask: A,
  [db, session, question, at]: [Db, Session, QuestionOf<A>, AskedAt],
): Promise<Found> => readers[ask](db, session, question, at)
