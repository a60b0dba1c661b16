import type { NameAnswer } from '#server/ports/named-records.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { quoteNames } from '../guide/quote-names.ts'
import { oneOf } from '../phrase-pattern.ts'
import { formatDay } from './format-when.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionRequest } from './action-request.ts'

/** A request with the records found for it. `found` is null if nothing was searched. */
export type Answered = { request: ActionRequest; found: NameAnswer | null }

const areaNames = new Map(
  Object.entries<Readonly<Record<Language, string>>>({
    planner: { en: 'your planner', es: 'tu agenda' },
    shopping: { en: 'your shopping lists', es: 'tus listas de la compra' },
    household: { en: 'your household list', es: 'tu lista de la casa' },
    goals: { en: 'your goals', es: 'tus metas' },
  }),
)

const namesOf = (areas: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    areas.map((area) => areaNames.get(area)?.[language] ?? area),
  )

/** Says that the area of the record is switched off, so the card can't change it. */
export const switchedOff = (area: string, language: Language): string =>
  language === 'es'
    ? `No puedo mirar en ${namesOf([area], language)}: está desactivado para mí, así que dejo la tarjeta como está. Puedes activarlo en tu perfil.`
    : `I can’t look in ${namesOf([area], language)}: that’s switched off for me, so I left the card as it was. You can turn it on in your profile.`

export function notFoundText(names: readonly string[], language: Language, off: NameAnswer['off']): string {
  const title = new Intl.ListFormat(language, { type: 'disjunction' }).format(names.map((name) => quoteUserText(name)))
  const hidden = namesOf(off, language)
  if (language === 'es')
    return off.length > 0
      ? `No encuentro ${title}. No puedo mirar en ${hidden}: está desactivado para mí. Puedes activarlo en tu perfil.`
      : `No encuentro nada abierto que se llame ${title}. ¿Cómo lo escribiste?`
  return off.length > 0
    ? `I can’t find ${title}. I can’t look in ${hidden}: that’s switched off for me. You can turn it on in your profile.`
    : `I can’t find anything open called ${title}. How did you write it?`
}

const chores = new RegExp(
  String.raw`^(?:the |my )?(?:${oneOf(
    'laundry|dishes|vacuum(?:ing)?|mop(?:ping)?|dust(?:ing)?|sweep(?:ing)?|trash|recycling|ironing|bathrooms?|kitchen',
    String.raw`floors?|litter box|yard ?work|(?:clean|wash|mop|sweep|vacuum|dust|scrub|fold)\w* .{3,30}`,
  )})$`,
  'i',
)
/** Says that nothing is left to check off for a task that is done, and how to have it next time. */
function nothingOpen(names: readonly string[], record: string): string {
  const said = quoteNames(names, 'disjunction')
  const first = `I don’t see ${said} open ${record === 'item' ? 'on your shopping lists' : 'in your planner or on your household list'}, so there’s nothing to check off.`
  const [only = ''] = names
  const keep = chores.test(only)
    ? ` If you want it there for next time, say “add ${only.replace(/^./u, (letter) => letter.toLowerCase())} to my chores every week.”`
    : ''
  return `${first} If it has another name there, tell me that one.${keep}`
}

/** Reads the titles of the open tasks of a day, if the planner is switched on. */
export type PlannedOn = (day: string) => readonly string[] | null

/** Says that the record is not on that day, and what is. */
function notOnDay(name: string, day: string, today: string, planned: readonly string[] | null): string {
  const on = formatDay(day, today, 'en')
  const none = `I don’t see ${quoteUserText(name)} in your planner ${on.startsWith('to') ? '' : 'on '}${on}, so there’s nothing to change.`
  if (planned === null) return none
  if (planned.length === 0) return `${none} Nothing’s planned that day.`
  return `${none} What’s there: ${quoteNames(planned)}.`
}

const placesOf = {
  task: 'in your planner',
  item: 'on your shopping lists',
  household: 'on your household list',
  goal: 'in your goals',
  any: 'in your planner or on your lists',
} as const

/** Lists in one line what was not found. Null if everything was found. */
export function lostLine(lost: readonly Answered[], today: string, plannedOn: PlannedOn): string | null {
  const requests = lost.flatMap(({ request, found }) => (request.do === 'change' ? [{ request, found }] : []))
  const [first] = requests
  if (first === undefined) return null
  const off = [...new Set(requests.flatMap(({ found }) => found?.off ?? []))]
  const { record, day, name, language, which } = first.request
  if (which === 'onDay' && day !== null && requests.length === 1 && off.length === 0)
    return `Nothing’s open in your planner ${formatDay(day, today, 'en').replace(/^(?!to)/, 'on ')}, so there’s nothing to change.`
  if (which === 'every' && requests.length === 1 && off.length === 0)
    return `Nothing open ${placesOf[record]} has ${quoteUserText(name)} in its name, so there’s nothing to change.`
  if (
    requests.length === 1 &&
    (record === 'task' || record === 'any') &&
    day !== null &&
    language === 'en' &&
    off.length === 0
  )
    return notOnDay(name, day, today, plannedOn(day))
  const names = requests.map(({ request }) => request.name)
  const isDone = requests.every(({ request }) => request.change.act === 'finish')
  if (isDone && language === 'en' && off.length === 0) return nothingOpen(names, record)
  return notFoundText(names, first.request.language, off)
}
