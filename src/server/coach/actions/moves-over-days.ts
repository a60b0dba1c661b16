import { quoteUserText } from '../guide/quote-user-text.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { likelyHour } from './moves-without-time.ts'

/** Splits 'Move math to Monday, Wednesday and Friday' into one move, and new tasks on the other days. */
export const moveOverDays = (
  asked: readonly ActionRequest[],
  days: readonly string[],
  context: ActionContext,
): ActionRequest[] =>
  asked.map((one) => {
    if (one.do !== 'change' || one.change.act !== 'move') return one
    const { openTime, ...move } = one
    const alsoOn = days.flatMap((day) => readWhen(day, context, 'en').day ?? [])
    const hour = openTime === undefined ? null : likelyHour(openTime)
    if (hour === null) return { ...one, alsoOn }
    const aside = `I took ${quoteUserText(openTime ?? '')} as ${hour.said}. Tap “Edit” to change it.`
    return { ...move, change: { ...one.change, time: hour.time }, alsoOn, aside }
  })
