import { wholeWords } from '../phrase-pattern.ts'
import type { ActionRequest, Clause } from './action-request.ts'
import { readAmounts } from './amounts.ts'
import { moneySign, type OwnMoney } from './currency-names.ts'
import { foldInPlace } from './title-text.ts'

const spends = wholeWords([
  'spent|spend|spending|cost|costs|charged (?:me|us)|bought',
  `(?:i|we) (?:just |finally |already |only )?paid (?!by\\b)|(?:was|were|is) ${moneySign}\\d{1,6}|gaste|pague|costo`,
])
const costs =
  /\bfor (?:the |my |our |some )?(?:gas|groceries|rent|parking|insurance|daycare|diapers|(?:[a-z]+ )?bills?)\b/
const earns =
  /\b(?:got paid|paid (?:me|us)|pays? (?:me|us)|earned|earn|made|income|sold|tips?|invoiced?|clients?|deposit|gane|cobre)\b/

/** Returns true if a clause is about spending. The app only has an income log. */
export const isSpending = ({ text }: Clause, own: OwnMoney): boolean => {
  const line = foldInPlace(text)
  const isCost = spends.test(line) || (costs.test(line) && !line.includes(' from '))
  return isCost && !earns.test(line) && readAmounts(text, own).length > 0
}

/** Matches 'I paid the car insurance today, 148.60, can you put that in'. */
const paidThenLog =
  /^(?:\w+ )?(?:i|we) (?:just |finally )?(?:paid|spent|bought)\b.{3,120}\b(?:put|add|log|enter|record|write|note) (?:that|it|this) (?:in|down|up)\b/i
const boughtThings =
  'gas|groceries|rent|parking|insurance|coffee|lunch|dinner|takeout|doordash|uber|target|walmart|costco|amazon|diapers'
/** Matches 'Log 62.18 groceries'. */
const logsCost = new RegExp(
  `^(?:log|record|enter|put in|track) ${moneySign}?\\d{1,5}(?:\\.\\d\\d)? (?:dollars |bucks )?(?:for |on |at )?(?:the )?(?:${boughtThings})\\b`,
  'i',
)
export const askedToLogPayment = (text: string, own: OwnMoney): boolean =>
  (paidThenLog.test(text) || logsCost.test(text)) && readAmounts(text.slice(0, 300), own).length > 0

export const cantLogSpending = ({ text, language }: Clause): ActionRequest => ({
  do: 'unable',
  why: 'spending',
  said: text,
  language,
})
