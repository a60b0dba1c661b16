import { shoppingCategories, type ShoppingCategory } from '#contract/shopping-lists.ts'
import { plainName } from '#server/lib/match-names.ts'
import type { FoundRecord } from '#server/ports/named-records.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionRequest, AskedChange, GoalAdjustment } from './action-request.ts'
import { choiceDay } from './tapped-choice-day.ts'
import { formatDay, formatTime } from './format-when.ts'

type ChangeRequest = Extract<ActionRequest, { do: 'change' }>
type Said = { language: Language; today: string }

const lists = {
  task: { en: ['in', 'from', 'my planner'], es: ['en', 'de', 'mi agenda'] },
  item: { en: ['on', 'from', 'my shopping list'], es: ['en', 'de', 'mi lista de la compra'] },
  household: { en: ['on', 'from', 'my household list'], es: ['en', 'de', 'mi lista de la casa'] },
  goal: { en: ['in', 'from', 'my goals'], es: ['en', 'de', 'mis metas'] },
} as const

/** Used in English only. */
const shiftWords = (name: string, { days, minutes }: Extract<AskedChange, { act: 'shift' }>): string => {
  const [amount, unit] = minutes === 0 ? [days, 'days'] : [minutes, 'minutes']
  return `Push ${name} ${Math.abs(amount)} ${unit} ${amount < 0 ? 'earlier' : 'later'}`
}

const shiftOf = ({ days, months }: { days: number; months: number }, language: Language): string => {
  const [count, one, several, es] =
    months === 0 ? ([days, 'day', 'days', 'días'] as const) : ([months, 'month', 'months', 'meses'] as const)
  const many = Math.abs(count)
  if (language === 'es')
    return `${many} ${many === 1 ? es.replace(/e?s$/, '') : es} ${count < 0 ? 'antes' : 'más tarde'}`
  return `${many} ${many === 1 ? one : several} ${count < 0 ? 'earlier' : 'later'}`
}

/** Writes 'Change my goal “Trip” to $1,500 and the date to 2027-03-31'. */
function adjustmentWords(name: string, { title, target, date }: GoalAdjustment, { language, today }: Said): string {
  const isSpanish = language === 'es'
  const goal = isSpanish ? `mi meta “${name}”` : `my goal “${name}”`
  const to = isSpanish ? 'a' : 'to'
  const more = { to, more: isSpanish ? 'por' : 'by', less: isSpanish ? 'por' : 'by' } as const
  const tail = { to: '', more: isSpanish ? ' más' : ' more', less: isSpanish ? ' menos' : ' less' } as const
  const day = isSpanish ? 'la fecha' : 'the date'
  const dated =
    date === null
      ? []
      : 'day' in date
        ? date.day === null
          ? []
          : [`${day} ${to} ${choiceDay(date.day, today, language)}`]
        : [`${day} ${shiftOf(date, language)}`]
  const parts = [
    ...(target === null ? [] : [`${more[target.is]} ${target.said}${tail[target.is]}`]),
    ...dated,
    ...(title === null ? [] : [`${isSpanish ? 'el nombre a' : 'the name to'} “${title.to}”`]),
  ]
  if (parts.length === 0) return isSpanish ? `Quita la fecha de ${goal}` : `Remove the date of ${goal}`
  return `${isSpanish ? 'Cambia' : 'Change'} ${goal} ${new Intl.ListFormat(language, { type: 'conjunction', style: 'long' }).format(parts)}`
}

/** Matches characters that would end a quoted name early, or be read as something else. */
const marks = /[\p{Cc}\p{Cf}[\](){}<>!?*_`~#|\\/:;“”„"«»^]+/gu
/** Makes a title safe to quote. A record is found by its words alone. */
const sayable = (title: string): string => title.replaceAll(marks, ' ').replaceAll(/\s+/g, ' ').trim()

/** Writes the same request for one of the records, as the user could say it. */
function choiceFor(record: FoundRecord, change: AskedChange, said: Said): string {
  const { language, today } = said
  const [at, from, whole] = lists[record.record][language]
  const list =
    record.list === undefined || language === 'es' ? whole : `my ${listLabel(record.list).toLowerCase()} shopping list`
  const title = sayable(record.title)
  const name = `“${title}”`
  const isSpanish = language === 'es'
  if (change.act === 'finish')
    return isSpanish ? `Marca ${name} como hecho ${at} ${list}` : `Mark ${name} as done ${at} ${list}`
  if (change.act === 'move') {
    const day = change.dueDate === null ? '' : choiceDay(change.dueDate, today, language)
    const when = [day, change.time === null ? '' : formatTime(change.time, language)].join(' ').trim()
    return isSpanish ? `Mueve ${name} ${at} ${list} al ${when}` : `Move ${name} ${at} ${list} to ${when}`
  }
  if (change.act === 'adjust') return adjustmentWords(title, change, said)
  if (change.act === 'shift') return shiftWords(`${name} ${at} ${list}`, change)
  if (change.act === 'rename')
    return isSpanish
      ? `Renombra ${name} ${at} ${list} a “${change.title}”`
      : `Rename ${name} ${at} ${list} to “${change.title}”`
  return isSpanish ? `Borra ${name} ${from} ${list}` : `Delete ${name} ${from} ${list}`
}

const listLabel = (list: ShoppingCategory): string => shoppingCategories.find(({ id }) => id === list)?.label ?? list
const kindNames = {
  task: { en: 'in your planner', es: 'en tu agenda' },
  item: { en: 'on your shopping list', es: 'en tu lista de la compra' },
  household: { en: 'on your household list', es: 'en tu lista de la casa' },
  goal: { en: 'in your goals', es: 'en tus metas' },
} as const
/** Returns the list that a record is on, to tell records of one name apart. */
const listNameOf = ({ record, list }: FoundRecord, language: Language): string =>
  list === undefined
    ? kindNames[record][language]
    : language === 'es'
      ? `en la lista ${listLabel(list)}`
      : `on your ${listLabel(list)} list`

function nameAmong(one: FoundRecord, all: readonly FoundRecord[], today: string, language: Language): string {
  const isShared = all.some(({ id, title }) => id !== one.id && title.toLowerCase() === one.title.toLowerCase())
  const more = [
    ...(isShared ? [listNameOf(one, language)] : []),
    ...(one.dueDate === null ? [] : [formatDay(one.dueDate, today, language)]),
  ]
  return more.length === 0 ? quoteUserText(one.title) : `${quoteUserText(one.title)} (${more.join(', ')})`
}

const maxChoices = 4

const isLike = (one: FoundRecord, other: FoundRecord): boolean =>
  one.record === other.record && one.list === other.list && plainName(one.title) === plainName(other.title)

const cantTell: Readonly<Record<Language, string>> = {
  en: 'I can’t tell two with the same name apart. Rename one of them on its page, then ask me again.',
  es: 'No distingo dos con el mismo nombre. Cámbiale el nombre a una en su página y pídemelo otra vez.',
}

/**
 * Asks which of several records is meant. Each has its day, and its list if another has the same name. Two of one name on one list are
 * not a choice, since the question would only repeat.
 */
export function askWhichRecord(
  { change, language }: ChangeRequest,
  found: readonly FoundRecord[],
  today: string,
): { line: string; names: string; choices: string[] } {
  const shown = found.slice(0, maxChoices)
  const each = shown.map((one) => nameAmong(one, shown, today, language))
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(each)
  const alone = shown.filter((one) => !found.some((other) => other.id !== one.id && isLike(one, other)))
  const which = language === 'es' ? `¿Cuál de estas: ${names}?` : `Which one do you mean: ${names}?`
  return {
    line: alone.length === shown.length ? which : `${which} ${cantTell[language]}`,
    names,
    choices: alone.map((record) => choiceFor(record, change, { language, today })),
  }
}

/** Offers the record of that name on another day, if there is none on the given day. English only. */
export function askOtherDay(
  { name, day, change }: ChangeRequest,
  onOtherDays: readonly FoundRecord[],
  today: string,
): { line: string; choices: string[] } {
  const onDay = (on: string): string => (on.startsWith('to') ? on : `on ${on}`)
  const shown = onOtherDays.slice(0, maxChoices)
  const each = shown.map(({ title, dueDate }) =>
    [quoteUserText(title), ...(dueDate === null ? [] : [onDay(formatDay(dueDate, today, 'en'))])].join(' '),
  )
  const there = new Intl.ListFormat('en', { type: 'conjunction' }).format(each)
  const missing = `I don’t see ${quoteUserText(name)} ${day === null ? 'there' : onDay(formatDay(day, today, 'en'))}.`
  return {
    line: `${missing} There’s ${there}. ${shown.length > 1 ? 'Which one do you mean?' : 'Do you mean that one?'}`,
    choices: shown.map((record) => choiceFor(record, change, { language: 'en', today })),
  }
}
