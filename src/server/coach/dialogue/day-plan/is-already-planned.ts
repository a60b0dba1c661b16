import { kinNames } from '#server/lib/kin-names.ts'
import { hasSameStem, significantWords } from '#server/lib/match-names.ts'
import type { TaskFact } from '#server/ports/coach-model.ts'
import type { PlanItem } from '../../actions/plan-items.ts'

/** An item, and the task of the planner that is the same thing. */
export type Same = { item: PlanItem; task: TaskFact }

/** Words that say nothing about the task. */
const light = new Set('do get go some up off out over run trip time quick have make take'.split(' '))
const wordsOf = (title: string): string[] =>
  significantWords(title.replaceAll(/['’]s\b/gu, 's')).filter((word) => !light.has(word))

const isSame = (one: string, other: string): boolean =>
  hasSameStem(one, other) || kinNames(one).some((name) => kinNames(other).includes(name))

/** True for 'Call my mom' and 'Call Mamma': one has all words of the other, and at most one more. */
function isSameThing(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  if (few === undefined || many === undefined || few.length === 0 || many.length - few.length > 1) return false
  return few.every((word) => many.some((another) => isSame(word, another)))
}

/** Returns the items that the planner already has, at the same time or without one. */
export const alreadyThere = (items: readonly PlanItem[], tasks: readonly TaskFact[]): Same[] =>
  items.flatMap((item) => {
    const task = tasks.find(
      ({ title, time }) =>
        isSameThing(item.title, title) && (item.time === null || time === null || item.time === time),
    )
    return task === undefined || item.until !== null ? [] : [{ item, task }]
  })
