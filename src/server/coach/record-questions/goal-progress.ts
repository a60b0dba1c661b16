import { capitalize } from '#contract/capitalize.ts'
import { quoteNames } from '../guide/quote-names.ts'
import { oneOf } from '../phrase-pattern.ts'
import { Decimal } from 'decimal.js'
import type { FoundOf } from '#server/ports/coach-queries.ts'
import type { GoalView } from '#server/ports/goal-view.ts'
import { readAmounts } from '../actions/amounts.ts'
import type { OwnMoney } from '../actions/currency-names.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import { nearNames } from './near-names.ts'
import { LocalFormat } from './local-format.ts'

/** An amount to add to a goal, with the goal's name. `sum` is null if the goal counts times and one is added. */
export type Progress = { about: string; sum: string | null; isGoal?: true }

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
/** Names of other records, which are not goals. */
const otherRecords =
  /\b(?:income|log|list|planner|calendar|journal|diary|cart|tasks?|schedule|budget|bank|account|workouts?)\b/i

const putIn = oneOf('put|paid|saved|added|sent|threw|moved|made|did|ran|walked|read|lost|sold|closed|got')
const newSum = String.raw`(?<sum>[$€£]?\d[\d,.]{0,9}k?)`
/** Matches 'Update my apartment goal, I put another 400 in'. */
const updates = new RegExp(
  String.raw`^(?:${payOpening})*(?:update|log|change|move up|bump) (?:the |my )?(?<name>[^,]{2,50}?) (?:goal|fund),? (?:because |bc |cause )?(?:i(?:['’]ve)? (?:just |finally )?)?(?:${putIn}) (?:in )?(?:another |about |an extra )?${newSum}\b`,
  'i',
)
/** Matches 'I saved another 50, add it to my vacation goal'. */
const addsIt = new RegExp(
  String.raw`^(?:${payOpening})*i(?:['’]ve)? (?:just |finally )?(?:${putIn}) (?:in )?(?:another |about |an extra )?${newSum}(?: [a-z]{1,12}){0,4},? (?:so |and |can you |please ){0,3}(?:add|put|log|count) (?:it|that|them|this) (?:to|toward|towards|on|in|into|for) (?:the |my )?(?<name>.{2,50}?) (?:goal|fund)\b`,
  'i',
)

/** Says that no goal has the name that the user called a goal. */
export function noSuchGoal({ about, sum }: Progress, { others }: FoundOf<'goal'>, language: Language): string {
  const names = quoteNames(others, 'conjunction', language)
  const name = quoteUserText(capitalize(about))
  if (language === 'es')
    return others.length === 0
      ? `No encuentro ninguna meta que se llame ${name}: no tienes metas abiertas.`
      : `No encuentro ninguna meta que se llame ${name}. Abiertas tienes: ${names}.`
  const there = others.length === 0 ? 'You have no open goals' : `You have ${names}`
  const make = `If it’s a new one, tell me what you’re aiming for, like “make a goal: ${about}, 5,000”${sum === null ? '' : ', and put in what you have so far on its page'}.`
  return `I don’t see a goal called ${name}, so nothing’s changed. ${there}. ${make}`
}

/** Reads an amount that the user adds to a goal. Returns null for any other message. */
export function progressIn(message: string, own: OwnMoney): Progress | null {
  const text = message.slice(0, 160).trim().replace(/[.!]$/, '')
  if (text.includes('?')) return null
  const groups = (updates.exec(text) ?? addsIt.exec(text))?.groups
  const about = (groups?.['name'] ?? '').replace(tails, '').slice(0, 80)
  const [said] = readAmounts(groups?.['sum'] ?? '', own)
  if (said !== undefined && about !== '' && !otherRecords.test(about)) return { about, sum: said.value, isGoal: true }
  const [, amount, name] = pays.exec(text) ?? []
  const [sum] = amount === undefined ? [] : readAmounts(amount, own)
  if (sum !== undefined && name !== undefined && !otherRecords.test(name))
    return { about: name.replace(tails, '').slice(0, 80), sum: sum.value }
  const counted = counts.exec(text)?.[1]
  return counted === undefined || otherRecords.test(counted)
    ? null
    : { about: counted.replace(tails, '').slice(0, 80), sum: null }
}

/** Writes how far the goal would be with the amount. The user adds it on the goal's own page. Returns null if no goal has the name. */
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
