import { shoppingCategories, type ShoppingCategory } from '#contract/shopping-lists.ts'
import { phraseEnd, parsePhrases, type Phrases, type Word, splitWords } from './match-phrases.ts'
import { cutSpan } from './title-text.ts'

/** The list that a request names, and the request without it. `bare` is 'my list', which may be any. */
export type Destination = {
  to: 'shopping' | 'planner' | 'household' | 'bare'
  list: ShoppingCategory | null
  rest: string
}

/** Names of lists that are enough by themselves. */
const lists: readonly (readonly [Destination['to'], Phrases])[] = [
  [
    'household',
    parsePhrases(
      `list of chores, list of household chores, list of house chores, list of housework, list of household tasks, chore list, chores list, cleaning list, housework list,
      house stuff, household stuff, house list, house tasks, home stuff, household tasks, household tasks list, household task list, household chores, household chore list, household list of tasks, household list of chores`,
      'lista de la casa, lista de limpieza, lista de la limpieza, lista de quehaceres, lista de tareas de la casa, lista de tareas del hogar, quehaceres, tareas de la casa, tareas del hogar',
    ),
  ],
  [
    'shopping',
    parsePhrases(
      `shopping list, shopping lists, shoping list, shoppping list, grocery list, groceries list, grocery shopping list, list for shopping, list for the shopping, list for groceries, list for the groceries,
      list for the store, list for the grocery store, list of groceries, list of things to buy, store list, market list, supermarket list`,
      `lista de la compra, lista de las compras, lista de compras, lista de compra, lista del super, lista de super, lista del mercado, lista de mercado, lista del supermercado,
      lista de supermercado, lista del mandado, lista de despensa`,
    ),
  ],
  [
    'planner',
    parsePhrases(
      `to do list, to do lists, todo list, to-do list, to dos list, too do list, do list, to list, task list, tasks list, reminder list, reminders list, errand list, errands list, agenda list, activities list, list of tasks,
      list of pending tasks, pending tasks list, list of reminders, list of to dos, list of to do, list of todos, list of to-dos, list of errands, list of things to do, list of things i have to do, list of things i need to do, list of things that i have to do`,
      'lista de tareas, lista de pendientes, lista de cosas por hacer, lista de recordatorios',
    ),
  ],
]
/** Names that need a preposition or an owner before them: 'in my planner', 'from the calendar'. */
const namesAfterPreposition: readonly (readonly [Destination['to'], Phrases])[] = [
  ['household', parsePhrases('household, household list, chores')],
  ['shopping', parsePhrases('groceries, grocery, shopping, compra, compras, super')],
  [
    'planner',
    parsePhrases(
      'to do, to dos, todo, todos, to-do, to-dos, tasks, task, plans, planner, calendar, schedule, agenda, day planner, reminders, errands, diary',
      'agenda, calendario, planificador, tareas, pendientes, recordatorios',
    ),
  ],
  ['bare', parsePhrases('list, lists, lista')],
]
const categories = parsePhrases(
  "personal, household, beauty, hygiene, home design, home-design, spousal, spouse, spouse's, children, children's, childrens, kids, kid's, kids'",
)
const prepositions = new Set('to onto on into in from off of out at for a al en de del desde para'.split(' '))
const owners = new Set(
  'my our the this that whole entire house family daily new mi mis la el los las nuestra nuestras'.split(' '),
)
/** Words that make it a task and not a list: 'a task of work', 'to dos called …'. */
const goesOn = new Set(['of', 'for', 'called', 'named', 'that'])

const otherNames = new Map(Object.entries({ kid: 'children', spouse: 'spousal' }))

function categoryOf(text: string): ShoppingCategory | null {
  const named = text.replace(/'?s?'?$/, '').replace(' ', '-')
  const id = otherNames.get(named) ?? named
  return shoppingCategories.find((one) => one.id === id)?.id ?? null
}

/** The words before a list's name that belong to it: a weekday, its category, 'my', 'to'. */
function begin(
  words: readonly Word[],
  at: number,
): { from: number; isDestination: boolean; isWhole: boolean; category: string; weekday: string } {
  let from = at
  let [category, weekday] = ['', '']
  for (const length of [2, 1])
    if (category === '' && from >= length && phraseEnd(words, from - length, categories) === from) {
      category = words
        .slice(from - length, from)
        .map(({ word }) => word)
        .join(' ')
      from -= length
    }
  const day = /^([a-z]+day)'s$/.exec(words[from - 1]?.word ?? '')?.[1]
  if (day !== undefined) {
    weekday = day
    from -= 1
  }
  const named = from
  while (from > 0 && owners.has(words[from - 1]?.word ?? '')) from -= 1
  const isOwned = from < named
  const owner = from
  while (from > 0 && owner - from < 2 && prepositions.has(words[from - 1]?.word ?? '')) from -= 1
  return {
    from,
    isDestination: isOwned || from < owner || category !== '',
    isWhole: isOwned && from < owner,
    category,
    weekday,
  }
}

/** Finds the list that a request names, such as ‘my shopping list’. Returns null if it names none. */
export function readDestination(text: string): Destination | null {
  const words = splitWords(text)
  for (const [kinds, isEnough] of [
    [lists, true],
    [namesAfterPreposition, false],
  ] as const)
    for (const [to, names] of kinds)
      for (let at = 0; at < words.length; at += 1) {
        const end = phraseEnd(words, at, names)
        if (end === at) continue
        // 'Add to list' doesn't name a list; 'on my to list' does.
        if (words[at]?.word === 'to' && end === at + 2 && !owners.has(words[at - 1]?.word ?? '')) continue
        const { from, isDestination, isWhole, category, weekday } = begin(words, at)
        const list = categoryOf(category)
        const isAlone = to !== 'shopping' || end === words.length
        if (!isEnough && (!isDestination || !isAlone || (!isWhole && goesOn.has(words[end]?.word ?? '')))) continue
        const start = words[from]?.start ?? 0
        const rest = cutSpan(text, start, (words[end - 1]?.end ?? 0) - start)
        // 'to Friday's calendar' keeps its day.
        return {
          to: to === 'bare' && list !== null ? 'shopping' : to,
          list,
          rest: weekday === '' ? rest : `${rest} on ${weekday}`,
        }
      }
  return null
}
