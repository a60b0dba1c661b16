import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { isCommand, toClauses } from './command-clauses.ts'
import { isGoalChange, mentionsGoal, mergeGoalChanges, readGoalChange } from './goal-change-requests.ts'
import { mention } from './goal-names-in-requests.ts'
import { requestIn } from './assign-destinations.ts'
import { collapseSpaces } from './title-text.ts'

/** Returns the goal that was named last: by the request before, or in the clause before. */
const goalBefore = (asked: readonly ActionRequest[], earlier: Clause | undefined): string | null => {
  const last = asked.at(-1)
  if (last !== undefined) return isGoalChange(last) ? last.name : null
  return earlier === undefined ? null : (mention.exec(earlier.text)?.[1] ?? null)
}

const joinedBefore = /[,; ]{0,3}(?:\b(?:and|then|also|plus|y)\b ?){0,3}$/i
const joinedAfter = /^[,;.!\s]*(?:\b(?:and|then|also|plus|y)\b\s*)*/i
/** Cuts a clause out of the message. Returns null if the clause was rewritten. */
const without = (message: string, clause: string): string | null => {
  const at = message.indexOf(clause)
  if (at === -1) return null
  const before = message.slice(0, at).replace(joinedBefore, '')
  const after = message.slice(at + clause.length).replace(joinedAfter, '')
  return [before, after].filter(Boolean).join('. ')
}

type ReadRest = (rest: string, context: ActionContext) => ActionRequest[]

/** Reads the changes of goals in a message, with its other requests. Returns null if no goal changes. */
export function readGoalChanges(message: string, context: ActionContext, readRest: ReadRest): ActionRequest[] | null {
  if (!mentionsGoal.test(message)) return null
  const clauses = toClauses(message, context.language)
  const asked: ActionRequest[] = []
  const others: Clause[] = []
  let rest: string | null = collapseSpaces(message)
  for (const [at, clause] of clauses.entries()) {
    const read = readGoalChange(clause, context, goalBefore(asked, clauses[at - 1]))
    if (read === null) others.push(clause)
    else {
      asked.push(...read)
      rest = rest === null ? null : without(rest, clause.text)
    }
  }
  if (asked.length === 0) return null
  const isMixed = others.some((clause) => isCommand(clause) || requestIn(clause.text) !== null)
  const changes = mergeGoalChanges(asked)
  const more = isMixed ? readRest(rest ?? others.map(({ text }) => text).join('. '), context) : []
  return others[0] === clauses[0] ? [...more, ...changes] : [...changes, ...more]
}
