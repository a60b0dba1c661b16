import { namedRecords } from '#contract/coach.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { matchNames } from '#server/lib/match-names.ts'
import type { NamedRecordActions, NamedRecord } from '#server/lib/record-actions.ts'
import type { Session } from '#server/lib/session.ts'
import {
  areaOfKind,
  type FoundRecord,
  type NameAnswer,
  type NameFinder,
  type NamedKind,
  type TaskSpan,
} from '#server/ports/named-records.ts'
import type { Area } from '#server/ports/coach-queries.ts'
import { matchEach, matchGoals, matchTitles, nextOfEach, savingsGoals } from './match-titles.ts'

/** The searches by name of the features that own the records. */
export type NameSources = Readonly<Record<NamedKind, Pick<NamedRecordActions<never>, 'find'>>>
const mostNearest = 5

type Reading = { db: Db; session: Session; areas: readonly Area[]; now: Date }

/** Finds records whose titles fit, or else the nearest if those are wanted. An area that is switched off is not read. */
export const createNameFinder =
  (sources: NameSources, { db, session, areas, now }: Reading): NameFinder =>
  async (query) => {
    const isOn = (kind: NamedKind) => areas.includes(areaOfKind[kind])
    if ('from' in query) {
      const tasks = isOn('task') ? await sources.task.find(db, session, null, now) : []
      return { found: tasksIn(tasks, query), off: isOn('task') ? [] : [areaOfKind.task] }
    }
    const { record, name, day, list, wantsNearest = false, wantsEach = false } = query
    const kinds = record === 'any' ? namedRecords.filter((kind) => kind !== 'goal') : [record]
    if (record === 'goal') {
      const goals = isOn('goal') ? await sources.goal.find(db, session, null, now) : []
      return { ...goalsNamed(name, goals), off: isOn('goal') ? [] : [areaOfKind.goal] }
    }
    const read = await Promise.all(
      kinds.filter(isOn).map(async (kind): Promise<FoundRecord[]> => {
        const records = await sources[kind].find(db, session, name, now)
        return records
          .filter((one) => list === undefined || one.list === list)
          .map((one) => Object.assign({ record: kind }, one))
      }),
    )
    const all = read.flat()
    const found = all.filter(({ dueDate }) => day === null || dueDate === day)
    const today = dayOf(now, session.timeZone)
    const fit = wantsEach ? matchEach(name, found) : matchTitles(name, found, today)
    const others = fit.length === 0 && day !== null ? onOtherDays(name, all, today) : []
    return {
      found: fit,
      ...(wantsNearest && fit.length === 0 && { nearest: nextOfEach(found, today).slice(0, mostNearest) }),
      ...(others.length > 0 && { onOtherDays: others.slice(0, mostNearest) }),
      off: kinds.filter((kind) => !isOn(kind)).map((kind) => areaOfKind[kind]),
    }
  }

function onOtherDays(name: string, all: readonly FoundRecord[], today: string): FoundRecord[] {
  const named = matchTitles(name, all, today)
  return named.length > 0 ? named : nextOfEach(matchEach(name, all), today)
}

/** Finds the nearest goals among the open ones, or the latest if no title shares a word with the name. */
function goalsNamed(name: string, goals: readonly NamedRecord[]): Omit<NameAnswer, 'off'> {
  const all = goals.map((one): FoundRecord => ({ ...one, record: 'goal' }))
  const named = matchGoals(name, all)
  const found = named.length > 0 ? named : savingsGoals(name, all)
  if (found.length > 0) return { found }
  const open = all.filter(({ goal }) => goal?.isCompleted === false)
  const near = matchNames(name, open, ({ title }) => title)
  return { found, nearest: (near.length > 0 ? near : open).slice(0, mostNearest) }
}

const tasksIn = (tasks: readonly NamedRecord[], { from, to, hours }: TaskSpan): FoundRecord[] =>
  tasks
    .filter(({ dueDate }) => dueDate !== null && dueDate >= from && dueDate <= to)
    .filter(({ time }) => hours === null || (time !== null && time >= hours.from && time < hours.to))
    .map(({ id, title, dueDate, time }) => ({ id, title, dueDate, time, record: 'task' }))
