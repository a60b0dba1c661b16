import type { CoachProposal } from '#contract/coach.ts'
import { toNumber } from '#web/lib/to-number.ts'

/** A field of a card that the user may edit before accepting it. */
export type CardField = {
  name: string
  label: string
  type: 'text' | 'long' | 'date' | 'time' | 'number'
  value: string
  isRequired: boolean
  maxLength?: number
}

type Of<K extends CoachProposal['kind']> = Extract<CoachProposal, { kind: K }>
type Values = Readonly<Record<string, string>>

const text = (name: string, label: string, value: string, maxLength = 200): CardField => ({
  name,
  label,
  type: 'text',
  value,
  isRequired: true,
  maxLength,
})
const long = (name: string, label: string, value: string, maxLength: number): CardField => ({
  ...text(name, label, value, maxLength),
  type: 'long',
})
const date = (name: string, value: string | null, isRequired: boolean): CardField => ({
  name,
  label: 'Date',
  type: 'date',
  value: value ?? '',
  isRequired,
})
const time = (value: string | null): CardField => ({
  name: 'time',
  label: 'Time',
  type: 'time',
  value: value ?? '',
  isRequired: false,
})
const number = (name: string, label: string, value: string): CardField => ({
  name,
  label,
  type: 'number',
  value,
  isRequired: true,
  maxLength: 40,
})

function goalFields({ title, goalKind, targetValue, targetDate }: Of<'goal'>): CardField[] {
  const label = goalKind === 'habit' ? 'How many times' : 'Amount'
  const amount = targetValue === null ? [] : [number('targetValue', label, targetValue)]
  return [text('title', 'Title', title), ...amount, date('targetDate', targetDate, false)]
}

type Adjustment = Extract<Of<'change'>['change'], { act: 'adjust' }>

/** Lists a field for each value that the card changes. */
function adjustmentFields({ title, target, targetDate }: Adjustment): CardField[] {
  return [
    ...(title === undefined ? [] : [text('title', 'New name', title)]),
    ...(target === undefined ? [] : [number('targetValue', targetLabel(target.to.currency), target.to.value)]),
    ...(targetDate === undefined ? [] : [date('targetDate', targetDate, false)]),
  ]
}

const targetLabel = (currency: string | null): string => (currency === null ? 'Target' : `Target in ${currency}`)

function changeFields({ change }: Of<'change'>): CardField[] {
  if (change.act === 'rename') return [text('title', 'New name', change.title)]
  if (change.act === 'move') return [date('dueDate', change.dueDate, true), time(change.time)]
  if (change.act === 'adjust') return adjustmentFields(change)
  return []
}

/** Lists the fields of a card in the order of the page. The list is empty if there is nothing to edit. */
export function fieldsOf(proposal: CoachProposal): CardField[] {
  switch (proposal.kind) {
    case 'task':
      return [text('title', 'Title', proposal.title), date('dueDate', proposal.dueDate, true), time(proposal.time)]
    case 'goal':
      return goalFields(proposal)
    case 'household':
      return [text('title', 'Title', proposal.title), date('dueDate', proposal.dueDate, false)]
    case 'entry':
      return [text('title', 'Title', proposal.title), long('content', 'Entry', proposal.content, 5_000)]
    case 'income':
      return [
        text('title', 'From', proposal.title),
        number('amount', `Amount in ${proposal.currency}`, proposal.amount),
        date('earnedOn', proposal.earnedOn, true),
      ]
    case 'prayer':
      return [long('title', 'Prayer', proposal.title, 2_000)]
    case 'workout':
      return [text('title', 'Title', proposal.title, 120)]
    case 'item':
      return [text('title', 'Item', proposal.title, 300)]
    case 'change':
      return changeFields(proposal)
    default:
      return []
  }
}

const orNull = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value)

function withAdjustment({ title, target, targetDate }: Adjustment, values: Values): Adjustment {
  const to = target && { ...target.to, value: toNumber(values['targetValue'] ?? target.to.value) }
  return {
    act: 'adjust',
    ...(title !== undefined && { title: values['title'] ?? title }),
    ...(target !== undefined && to !== undefined && { target: { ...target, to } }),
    ...(targetDate !== undefined && { targetDate: orNull(values['targetDate']) }),
  }
}

function withChange(proposal: Of<'change'>, values: Values): Of<'change'> {
  const { change } = proposal
  if (change.act === 'rename') return { ...proposal, change: { act: 'rename', title: values['title'] ?? change.title } }
  if (change.act === 'adjust') return { ...proposal, change: withAdjustment(change, values) }
  if (change.act !== 'move') return proposal
  const dueDate = values['dueDate'] ?? change.dueDate
  return { ...proposal, change: { act: 'move', dueDate, time: orNull(values['time']) } }
}

/** The card with the edited values. */
export function withFields(proposal: CoachProposal, values: Values): CoachProposal {
  // A weight is shown in the user's own unit, or hidden.
  if (proposal.kind === 'breathing' || proposal.kind === 'weight') return proposal
  if (proposal.kind === 'change') return withChange(proposal, values)
  const title = values['title'] ?? proposal.title
  switch (proposal.kind) {
    case 'task':
      return { ...proposal, title, dueDate: values['dueDate'] ?? proposal.dueDate, time: orNull(values['time']) }
    case 'goal': {
      const targetValue = proposal.targetValue === null ? null : toNumber(values['targetValue'] ?? proposal.targetValue)
      return { ...proposal, title, targetValue, targetDate: orNull(values['targetDate']) }
    }
    case 'household':
      return { ...proposal, title, dueDate: orNull(values['dueDate']) }
    case 'entry':
      return { ...proposal, title, content: values['content'] ?? proposal.content }
    case 'income': {
      const amount = toNumber(values['amount'] ?? proposal.amount)
      return { ...proposal, title, amount, earnedOn: values['earnedOn'] ?? proposal.earnedOn }
    }
    default:
      return { ...proposal, title }
  }
}
