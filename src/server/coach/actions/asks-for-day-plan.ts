import { readGuideRequest } from '../guide/guide-requests.ts'
import type { ActionContext } from './action-request.ts'
import { namesPlanItems } from './plan-items.ts'

/** Matches 'too much to do': the tasks need an order, not a plan as they are. */
const tooMuch =
  /^\s*(?:(?:i have|i['’]ve got|there (?:is|are)|tengo|hay) (?:too|so|demasiad[oa]s?) ?(?:many|much)?|(?:so|too|way too) (?:much|many))\b/i

/** Matches 'Plan out my morning, I need to be out by 7:30', which is not a task. */
const plansOwnTime =
  /^(?:(?:can you|can u|could you|please|pls|help me|hey|ok) ){0,3}plan (?:out )?my (?:whole )?(?:morning|afternoon|evening|night|day|week|weekend)\b/i

const asksForPlan = (said: string, context: ActionContext): boolean =>
  readGuideRequest(said) === 'planDay' && namesPlanItems(said, context)

/** True if the user wants a day put in order, which needs no card. */
export const isToBePlanned = (said: string, context: ActionContext): boolean =>
  tooMuch.test(said) || plansOwnTime.test(said) || asksForPlan(said, context)
