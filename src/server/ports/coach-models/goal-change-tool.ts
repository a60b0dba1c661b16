import { Decimal } from 'decimal.js'
import { z } from 'zod'
import { type CoachProposal, coachProposal } from '#contract/coach.ts'
import { day, text } from '#contract/fields.ts'
import { amount, currency } from '#contract/money.ts'
import { dayOf } from '#server/lib/days.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { areaOfKind, type FoundRecord } from '#server/ports/named-records.ts'
import { offer, toCardSchema } from './card-tools.ts'
import { findMeant, nameOf, whyNotOne } from './named-record.ts'
import type { OpenCards } from './open-cards.ts'
import type { TakeRead } from './read-tools.ts'
import { type FieldFault, faultsOf, refuse } from './tool-refusals.ts'
import { tidyInput } from './tool-schema.ts'
import type { CoachTool } from './coach-tool.ts'

const decimal = (form: RegExp, error: string) => z.string().max(40).regex(form, { error })

const shape = {
  name: text(200),
  title: text(200).nullable(),
  targetValue: decimal(/^\d+(\.\d+)?$/, 'a number without sign').nullable(),
  raiseBy: decimal(/^-?\d+(\.\d+)?$/, 'a number').nullable(),
  newCurrency: currency.nullable(),
  targetDate: day.nullable(),
}
const asked = z.object(shape)
type Asked = z.infer<typeof asked>

const notes = {
  name: 'in words of its title',
  title: 'the new name',
  targetValue: 'the new number, as text',
  raiseBy: 'or how much more than now, less with a minus',
  newCurrency: 'three letters, only for another one',
  targetDate: 'the new date, yyyy-MM-dd',
}

type Goal = NonNullable<FoundRecord['goal']>

/** A field that is wrong for the goal, or that is missing. */
function faultIn(given: Asked, { kind }: Goal, target: Decimal, today: string): FieldFault | null {
  const { name: _name, ...wanted } = given
  const { targetValue, raiseBy, newCurrency, targetDate } = wanted
  const number = raiseBy === null ? 'targetValue' : 'raiseBy'
  const isCounted = kind === 'habit' || kind === 'milestones'
  if (Object.values(wanted).every((one) => one === null)) return { field: 'targetValue', why: '' }
  if (targetDate !== null && targetDate < today) return { field: 'targetDate', why: 'that day has passed' }
  if (newCurrency !== null && isCounted) return { field: 'newCurrency', why: 'this kind of goal has no currency' }
  if (kind === 'milestones' && (targetValue !== null || raiseBy !== null))
    return { field: number, why: 'it counts its steps, which she adds or takes off on its page' }
  if (target.lte(0)) return { field: number, why: 'aim for more than zero' }
  const tooLong = amount.safeParse(target.toFixed()).error?.issues[0]
  return tooLong === undefined ? null : { field: number, why: tooLong.message }
}

const targetOf = ({ targetValue, raiseBy }: Asked, goal: Goal): Decimal =>
  targetValue === null ? new Decimal(goal.targetValue).plus(raiseBy ?? 0) : new Decimal(targetValue)

function toAdjustment(given: Asked, { targetValue: value, currency: own }: Goal, target: Decimal): object {
  const { title, targetValue, raiseBy, newCurrency, targetDate } = given
  const isOther = targetValue !== null || raiseBy !== null || newCurrency !== null
  const to = { value: target.toFixed(), currency: newCurrency ?? own }
  return {
    act: 'adjust',
    ...(title !== null && { title }),
    ...(isOther && { target: { from: { value, currency: own }, to } }),
    ...(targetDate !== null && { targetDate }),
  }
}

type Turn = { cards: OpenCards; takeRead: TakeRead }

async function changeGoal(request: CoachRequest, given: unknown, { cards, takeRead }: Turn) {
  const schema = toCardSchema(shape, notes, request)
  const input = tidyInput(schema, given)
  const { data, error } = asked.safeParse(input)
  if (data === undefined) return refuse(schema, input, faultsOf(error))
  const noneLeft = takeRead()
  if (noneLeft !== null) return noneLeft
  const meant = await findMeant(request, { name: data.name, record: 'goal', day: null, act: 'adjust' })
  const why = whyNotOne(data.name, meant)
  const [found] = meant.found
  if (why !== null || found === undefined) return why
  const { id, title, dueDate, goal } = found
  if (goal === undefined) return null
  const target = targetOf(data, goal)
  const fault = faultIn(data, goal, target, dayOf(request.now, request.timeZone))
  if (fault !== null) return refuse(schema, input, [fault])
  const change = toAdjustment(data, goal, target)
  const proposal: CoachProposal = coachProposal.parse({ kind: 'change', record: 'goal', id, title, dueDate, change })
  const told = await offer(request, { schema, input, proposal }, cards)
  if ('refused' in told) return told
  return { shown: `The card to change ${nameOf(found)} stands under your reply and waits for her.`, ...told }
}

/** Only if goals are allowed. */
export const goalChangeTools = (request: CoachRequest, cards: OpenCards, takeRead: TakeRead): CoachTool[] =>
  request.records.areas.includes(areaOfKind.goal)
    ? [
        {
          name: 'propose_goal_change',
          description: 'Offer to change a goal that exists; what is left out stays.',
          schema: toCardSchema(shape, notes, request),
          run: (given) => changeGoal(request, given, { cards, takeRead }),
        },
      ]
    : []
