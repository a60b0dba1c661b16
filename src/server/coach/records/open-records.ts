import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { GoalFact } from '#server/ports/coach-model.ts'
import type { RecordAnswer, RecordQuestion, RecordReader } from '#server/ports/records.ts'
import type { Area } from '../areas.repo.ts'
import type { Readers } from '../context.ts'

type RecordServices = { db: Db; readers: Readers; session: Session; now: Date }

/** Answers questions about the user's records, in the allowed areas only. */
export const openRecords = (services: RecordServices, areas: readonly Area[]): RecordReader => ({
  areas,
  ask: async (question) => {
    const area = areaOf(question)
    return areas.includes(area) ? read(services, area) : { state: 'off', area }
  },
})

const areaOf = ({ ask }: RecordQuestion): Area => ({ openGoals: 'goals' as const })[ask]

async function read({ db, readers, session, now }: RecordServices, area: Area): Promise<RecordAnswer> {
  const goals = await readers.listGoalFacts(db, session, now)
  return { state: 'read', area, lines: goals.filter(({ isCompleted }) => !isCompleted).map(lineOf) }
}

const lineOf = ({ title, progress }: GoalFact): string => `“${title}”, ${progress} %`
