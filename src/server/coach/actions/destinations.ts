import { shoppingCategories, type ShoppingCategory } from '#contract/shopping-lists.ts'
import type { Clause } from './actions.ts'
import { cut, fold } from './text.ts'

/** The list that a request names, and the request without it. `bare` is 'my list', which may be any. */
export type Destination = {
  to: 'shopping' | 'planner' | 'household' | 'bare'
  list: ShoppingCategory | null
  rest: string
}

const names = '(?:personal|household|beauty|hygiene|home[- ]design|spousal|spouse|children|kids)'
const own = `(${names}(?:'?s|s?')?)`
const before = String.raw`(?:\b(?:to|onto|on to|on|into|in|from|off of|off|out of|of|at|for) )?`
const article = String.raw`(?:\b(?:my|our) (?:[\w']+ ){0,2}?|\b(?:the|this|that|a) )?`
const needed = String.raw`(?:\b(?:to|onto|on to|on|into|in|from|off of|off|out of|at) (?:\b(?:my|the|our|this) )?(?:whole |entire |house |family |daily )?|\b(?:my|the|our) (?:whole |entire |house |family |daily )?)`

type Form = readonly [Destination['to'], RegExp]

const english: readonly Form[] = [
  [
    'household',
    new RegExp(
      String.raw`${before}${article}\b(?:list of (?:household |house )?(?:chores|house ?work)|chores? list|cleaning list|house ?work list|household (?:list of )?(?:tasks?|chores?)(?: list)?)\b`,
    ),
  ],
  [
    'shopping',
    new RegExp(
      String.raw`${before}${article}\b(?:${own} )?(?:sho+p+ing|shoping|grocery|groceries)(?: list\b|$|(?=[,.:;]))`,
    ),
  ],
  [
    'shopping',
    new RegExp(
      String.raw`${before}${article}\blist (?:for (?:the )?(?:shopping|groceries|store|grocery store)|of (?:groceries|things to buy))\b`,
    ),
  ],
  [
    'planner',
    new RegExp(
      String.raw`${before}${article}\blist of (?:(?:[\w']+ ){1,3}to do|things that i (?:have|need) to do|(?:pending )?tasks?|reminders|to[- ]?dos?|errands)\b`,
    ),
  ],
  [
    'planner',
    new RegExp(
      String.raw`${before}${article}\b(?:to[- ]?do|todo|too? do|(?:pending )?tasks?|reminders?|errands?|agenda|to|activities) lists?\b`,
    ),
  ],
  [
    'planner',
    new RegExp(
      String.raw`${needed}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day's )?(?:to[- ]?dos?|tasks?|planner|calendar|schedule|agenda|day planner|reminders|errands)\b(?! (?:of|for me to|called|named))`,
    ),
  ],
  ['household', new RegExp(String.raw`${needed}(?:household(?: list)?|chores?)\b`)],
  ['shopping', new RegExp(String.raw`${needed}${own} (?:shopping )?list\b`)],
  ['bare', new RegExp(String.raw`${needed}list\b(?! of)`)],
]
const preposition = String.raw`(?:\b(?:a|al|en|de|del|desde|para) )?`
const articles = String.raw`(?:\b(?:la|el|mi|mis|nuestra|las|los) )?`
const spanish: readonly Form[] = [
  [
    'shopping',
    new RegExp(
      String.raw`${preposition}${articles}\b(?:lista (?:de (?:la |las )?(?:compras?|super|mercado|supermercado|mandado|despensa)|del (?:super|mercado|supermercado|mandado)))\b`,
    ),
  ],
  [
    'household',
    new RegExp(
      String.raw`${preposition}${articles}\b(?:lista de (?:la casa|la limpieza|limpieza|quehaceres|tareas (?:de la casa|del hogar|domesticas))|quehaceres|tareas (?:de la casa|del hogar|domesticas))\b`,
    ),
  ],
  [
    'planner',
    new RegExp(String.raw`${preposition}${articles}\blista de (?:tareas|pendientes|cosas por hacer|recordatorios)\b`),
  ],
  [
    'planner',
    new RegExp(
      String.raw`\b(?:a|al|en|de|del) (?:mi |mis |la |el |las |los )?(?:agenda|calendario|planificador|planner|tareas|pendientes|recordatorios)\b`,
    ),
  ],
  ['shopping', new RegExp(String.raw`\b(?:a|en|de) (?:la|las|mis) compras?\b`)],
  ['bare', new RegExp(String.raw`\b(?:a|en|de) (?:la|mi|nuestra) lista\b`)],
]

function categoryOf(word: string | undefined): ShoppingCategory | null {
  if (word === undefined) return null
  const named = word.replace(/'?s?'?$/, '').replace(' ', '-')
  const id = { kid: 'children', spouse: 'spousal', children: 'children' }[named] ?? named
  return shoppingCategories.find((one) => one.id === id)?.id ?? null
}

export function readDestination({ text, language }: Clause): Destination | null {
  const folded = fold(text)
  for (const [to, form] of language === 'es' ? spanish : english) {
    const found = form.exec(folded)
    if (found === null) continue
    // 'to Friday's calendar' keeps its day.
    const weekday = /\b([a-z]+day)'s\b/.exec(found[0])?.[1]
    const rest = cut(text, found.index, found[0].length)
    return { to, list: categoryOf(found[1]), rest: weekday === undefined ? rest : `${rest} on ${weekday}` }
  }
  return null
}
