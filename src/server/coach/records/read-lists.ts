import { addDays } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/records.ts'
import { type Asked, nameIn, whenOf } from './asked.ts'

/** Shopping lists, and what is due at home. */
export function readListQuestion(asked: Asked): RecordQuestion | null {
  const { text, forms, today } = asked
  const list = forms.shoppingLists.find(([form]) => form.test(text))?.[1] ?? null
  const item = forms.taskList.test(text) ? null : nameIn(asked, forms.shoppingItem, text)
  if (item !== null) return { ask: 'shopping', list, item }
  if (!forms.taskList.test(text) && forms.shopping.test(text)) return { ask: 'shopping', list, item: null }
  if (!forms.household.test(text)) return null
  const { span } = whenOf(asked, 'future')
  const isFromNow = span === null || span.from === today
  return { ask: 'household', from: isFromNow ? addDays(today, -30) : span.from, to: span?.to ?? addDays(today, 6) }
}
