import { oneOf } from '../phrase-pattern.ts'
import { Decimal } from 'decimal.js'
import type { FoundOf } from '#server/ports/coach-queries.ts'
import type { GoalView } from '#server/ports/goal-view.ts'
import { readSums } from '../actions/amounts.ts'
import type { OwnMoney } from '../actions/currency-names.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import { nearNames } from './near-names.ts'
import { LocalFormat } from './local-format.ts'

/** What is to be added to a goal, by its name. `sum` is null where it is done once more. */
export type Progress = { about: string; sum: string | null }

const payVerbs = oneOf('add|put|log|move|i (?:just )?(?:put|added|paid|saved|moved|sent)')
const payOpening = oneOf('please |can you |could you |ok |hey |luxee |and ')
const pays = new RegExp(
  `^(?:${payOpening})*(?:${payVerbs}) (?:the |another )?(.{1,24}?)(?: (?:that )?i (?:just )?(?:put|set|saved|moved|earned|made)\\b.{0,24}?)? (?:in ?to|to|towards?|on|in|for|off) (?:my |the )(.{3,60})$`,
  'i',
)
const countVerbs = oneOf("count (?:it|that|this|one)|check off one|mark one|that[’']?s one|add one|plus one")
const counts = new RegExp(
  String.raw`\b(?:${countVerbs})(?: more)? (?:for|to|towards?|off|of|on)? ?(?:my |the )?(.{3,60})$`,
  'i',
)
const tails = /(?: (?:goal|today|yesterday|this (?:week|month)|please|pls|fund goal))+$/i
/** Places that are no goals. */
const places =
  /\b(?:income|log|list|planner|calendar|journal|diary|cart|tasks?|schedule|budget|bank|account|workouts?)\b/i

export function progressIn(message: string, own: OwnMoney): Progress | null {
  const text = message.slice(0, 160).trim().replace(/[.!]$/, '')
  if (text.includes('?')) return null
  const [, amount, name] = pays.exec(text) ?? []
  const [sum] = amount === undefined ? [] : readSums(amount, own)
  if (sum !== undefined && name !== undefined && !places.test(name))
    return { about: name.replace(tails, '').slice(0, 80), sum: sum.value }
  const counted = counts.exec(text)?.[1]
  return counted === undefined || places.test(counted)
    ? null
    : { about: counted.replace(tails, '').slice(0, 80), sum: null }
}

/** The goal is opened and moved by the user: how far it would be. Null where nothing is called so. */
export function renderProgress(
  { about, sum }: Progress,
  found: FoundOf<'goal'>,
  language: Language,
  today: string,
): string | null {
  const words = new LocalFormat(language, today)
  const [goal] = nearNames(about, found.goals, ({ title }) => title)
  if (goal === undefined) return null
  const name = quoteUserText(goal.title)
  const add = sum ?? '1'
  return words.localize(
    `You can only update a goal on its own page, so I can’t do it from here. Open ${name} under Goals and add ${words.money(add, goal.currency)}: that makes it ${after(goal, add, words)}.`,
    `El avance se anota en la página de la meta, así que desde aquí no puedo. Abre ${name} en Metas y suma ${words.money(add, goal.currency)}: serían ${after(goal, add, words)}.`,
  )
}

const after = ({ current, target, currency }: GoalView, add: string, words: LocalFormat): string => {
  const now = words.money(new Decimal(current).plus(add).toFixed(), currency)
  return words.localize(`${now} of ${words.money(target, currency)}`, `${now} de ${words.money(target, currency)}`)
}
