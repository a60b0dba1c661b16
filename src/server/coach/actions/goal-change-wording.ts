import type { Language } from '../safety/kinds.ts'
import type { ActionContext } from './action-request.ts'

/** A clause about a goal: the verb, the part of the goal, and the new value. */
export type GoalClause = { verb: string; part: 'date' | 'target' | 'name' | null; value: string }

export type GoalChangeReading = GoalClause & { language: Language; context: ActionContext }
