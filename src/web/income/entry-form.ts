import type { IncomeChange, IncomeEntry, NewIncomeEntry } from '#contract/income.ts'
import { changedFields } from '#web/lib/changed-fields.ts'
import { toNumber } from '#web/lib/to-number.ts'

/** The dialog's fields: an empty string where there is no value. */
export type EntryForm = {
  source: string
  amount: string
  currency: string
  hours: string
  costs: string
  earnedOn: string
  note: string
}

export const blankForm = (today: string, currency: string): EntryForm => ({
  source: '',
  amount: '',
  currency,
  hours: '',
  costs: '',
  earnedOn: today,
  note: '',
})

export const toForm = ({ source, amount, currency, hours, costs, earnedOn, note }: IncomeEntry): EntryForm => ({
  source,
  amount,
  currency,
  hours: hours ?? '',
  costs: Number(costs) === 0 ? '' : costs,
  earnedOn,
  note: note ?? '',
})

export const toFields = ({ hours, costs, amount, note, ...form }: EntryForm): Required<Omit<NewIncomeEntry, 'id'>> => ({
  ...form,
  amount: toNumber(amount),
  costs: toNumber(costs) || '0',
  hours: hours.trim() === '' ? null : toNumber(hours),
  note: note.trim() === '' ? null : note,
})

/** Returns only the changed fields. */
export const toChange = (before: IncomeEntry, form: EntryForm): IncomeChange =>
  changedFields(toFields(toForm(before)), toFields(form))

/** The line to show until the server answers. */
export function toOptimisticEntry(id: string, form: EntryForm): IncomeEntry {
  const fields = toFields(form)
  const net = Number(fields.amount) - Number(fields.costs)
  const now = new Date().toISOString()
  return { id, ...fields, net: String(net), perHour: null, createdAt: now, updatedAt: now }
}
