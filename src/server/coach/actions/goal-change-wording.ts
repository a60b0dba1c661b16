import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'

/** What is said of a goal: the verb, the part of it that is named, and what it is to be. */
export type GoalSaying = { verb: string; part: 'date' | 'target' | 'name' | null; value: string }

export type Unable = Extract<ActionRequest, { do: 'unable' }>

export type Reading = GoalSaying & { language: Language; context: ActionContext }
