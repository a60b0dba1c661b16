import { isSameWord, significantWords } from '#server/lib/match-names.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import type { FoundRecord } from '#server/ports/named-records.ts'
import type { Refused } from './tool-refusals.ts'

/** The most candidates named to the model, and so to the user, if more than one fits. */
const maxNamed = 5

/** A record for the model, with the details that distinguish it from others of its name. */
export function nameOf({ title, record, dueDate, time, goal }: FoundRecord): string {
  const target = goal === undefined ? [] : [`target ${[goal.targetValue, goal.currency ?? ''].join(' ').trim()}`]
  const parts = [record, ...target, dueDate === null ? 'no day' : `due ${dueDate}`, ...(time === null ? [] : [time])]
  return `“${title}” (${parts.join(', ')})`
}

/**
 * Whether a name surely means a record: it has all words of the title, or some in just that form. 'Cards' does not mean
 * 'Birthday card', and 'oat milk' on a shopping list does not mean 'milk'.
 */
function fits(name: string, { title, record }: FoundRecord): boolean {
  const [said, has] = [significantWords(name), significantWords(title)]
  const isWhole = has.every((word) => said.some((one) => isSameWord(one, word)))
  const isOnly = said.every((word) => has.some((one) => isSameWord(one, word)))
  if (isWhole) return isOnly || record !== 'item'
  return said.every((word) => has.includes(word))
}

type Wanted = { name: string; record: FoundRecord['record'] | 'any'; day: string | null; act: string }

/** The records that are meant; those of another day if none is due on the named day. */
export async function findMeant({ findNamed }: CoachRequest, { name, record, day, act }: Wanted) {
  const query = { record, name, wantsNearest: true } as const
  const onDay = await findNamed({ ...query, day })
  const isOnOtherDay = onDay.found.length === 0 && day !== null
  const { found: all, off, nearest = [] } = isOnOtherDay ? await findNamed({ ...query, day: null }) : onDay
  const found = act === 'move' ? all.filter((one) => one.record !== 'item') : all
  const fitting = found.filter((one) => fits(name, one))
  return { found: fitting, off, isOnOtherDay, nearest: found.length > 0 ? found : nearest }
}

const listed = (records: readonly FoundRecord[]): string => records.slice(0, maxNamed).map(nameOf).join(' or ')

/** The refusal of a name that means no record, or several; null if it means one. */
export function whyNotOne(name: string, { found, off, isOnOtherDay, nearest }: Meant): Refused | null {
  if (found.length === 0) {
    const unread = off.length === 0 ? '' : ` Switched off and not searched: ${off.join(', ')}.`
    const ask =
      nearest.length === 0
        ? 'Tell her so and ask what it is called.'
        : `Near to it: ${listed(nearest)}. Where she surely means one of these, call again with its whole title; else tell her and ask which she means.`
    return { refused: `Nothing open is called “${name}”.${unread} ${ask}` }
  }
  if (isOnOtherDay)
    return { refused: `None is due on that day. There is ${listed(found)}. Ask her whether she means it.` }
  return found.length === 1
    ? null
    : {
        refused: `${found.length} fit: ${listed(found)}. Ask her which one, by these names; then call again with its whole name and its day.`,
      }
}
type Meant = Awaited<ReturnType<typeof findMeant>>
