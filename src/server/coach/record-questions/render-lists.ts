import type { FoundOf } from '#server/ports/coach-queries.ts'
import { quoteUserText, toPlainLine } from '../guide/quote-user-text.ts'
import { type LocalFormat } from './local-format.ts'
import { bulletList } from '../markdown.ts'

/** Writes the time that an income answer covers: 'in November', 'since October 3'. */
export function incomePeriod(
  { month, from, to }: Pick<FoundOf<'income'>, 'month' | 'from' | 'to'>,
  words: LocalFormat,
) {
  if (month !== null) return words.localize(`in ${words.month(month)}`, `en ${words.month(month)}`)
  if (from !== null) return words.span({ from, to: to ?? words.today })
  return words.localize('in your whole log', 'en todo tu registro')
}

/** Whether a span is over. If so, the answer doesn't say 'yet'. */
const isOver = ({ month, to }: Pick<FoundOf<'income'>, 'month' | 'to'>, { today }: LocalFormat): boolean =>
  month === null ? to !== null && to < today : month < today.slice(0, 7)

export function renderIncome(found: FoundOf<'income'>, words: LocalFormat): string {
  const { sums } = found
  const period = incomePeriod(found, words)
  if (sums.length === 0)
    return isOver(found, words)
      ? words.localize(`Your income log has nothing ${period}.`, `Tu registro de ingresos no tiene nada ${period}.`)
      : words.localize(
          `Your income log has nothing ${period} yet.`,
          `Tu registro de ingresos no tiene nada ${period} todavía.`,
        )
  const net = words.list(sums.map((sum) => words.money(sum.net, sum.currency)))
  const entries = sums.reduce((all, sum) => all + sum.entries, 0)
  const from = words.localize(
    `from ${words.count(entries, 'entry', 'entries')}`,
    `de ${words.count(entries, 'entrada', 'entradas')}`,
  )
  const isOpen = found.month !== null && found.month === words.today.slice(0, 7)
  const when = isOpen ? words.localize(`so far ${period}`, `${period} hasta ahora`) : period
  const first = words.localize(`${net} ${when}, after costs, ${from}.`, `${net} ${when}, después de costos, ${from}.`)
  const more = incomeDetails(sums, words)
  return more === null ? first : `${first}\n\n${more}`
}

/** Writes what is set aside and the hourly rate, in all currencies. Null if neither is known. */
function incomeDetails(sums: FoundOf<'income'>['sums'], words: LocalFormat): string | null {
  const aside = sums.flatMap(({ setAside, currency }) => (setAside === null ? [] : [words.money(setAside, currency)]))
  const hourly = sums.flatMap(({ perHour, hours, currency }) =>
    perHour === null
      ? []
      : [
          words.localize(
            `${words.money(perHour, currency)} (over ${words.count(Number(hours), 'hour', 'hours')})`,
            `${words.money(perHour, currency)} (en ${words.count(Number(hours), 'hora', 'horas')})`,
          ),
        ],
  )
  const parts = [
    ...(aside.length === 0
      ? []
      : [words.localize(`Set aside for taxes: ${words.list(aside)}.`, `Para impuestos: ${words.list(aside)}.`)]),
    ...(hourly.length === 0
      ? []
      : [words.localize(`Per hour: ${words.list(hourly)}.`, `Por hora: ${words.list(hourly)}.`)]),
  ]
  return parts.length === 0 ? null : parts.join(' ')
}

const maxShown = 12

export function renderShopping({ item, lists, shared }: FoundOf<'shopping'>, words: LocalFormat): string {
  const note =
    shared.length === 0
      ? ''
      : words.localize(
          ` I don’t read the lists you share with somebody (${words.list(shared)}).`,
          ` Las listas que compartes no las leo (${words.list(shared)}).`,
        )
  if (item !== null) return `${renderItem(item, lists, words)}${note}`
  const [only] = lists
  if (only === undefined)
    return `${words.localize('There’s nothing left to get on your shopping lists.', 'No hay nada pendiente en tus listas de compras.')}${note}`
  const shown = lists.map(({ label, open, names }) => {
    const told = names.slice(0, maxShown).map(toPlainLine)
    const more =
      open > told.length ? words.localize(`, and ${open - told.length} more`, `, y ${open - told.length} más`) : ''
    return `${label} (${open}): ${told.join(', ')}${more}`
  })
  return `${[words.localize('Still to get:', 'Falta por comprar:'), bulletList(shown)].join('\n\n')}${note === '' ? '' : `\n\n${note.trim()}`}`
}

function renderItem(item: string, lists: FoundOf<'shopping'>['lists'], words: LocalFormat): string {
  const on = lists.filter(({ names }) => names.length > 0)
  const [first] = on
  if (first === undefined)
    return words.localize(
      `No, I don’t see ${quoteUserText(item)} left to get on your lists.`,
      `No, no veo ${quoteUserText(item)} pendiente en tus listas.`,
    )
  const found = on.map(
    ({ label, names }) => `${words.list(names.slice(0, 3).map((name) => quoteUserText(name)))} (${label})`,
  )
  return words.localize(`Yes: ${found.join('; ')}.`, `Sí: ${found.join('; ')}.`)
}

function renderDoneAtHome(done: NonNullable<FoundOf<'household'>['done']>, span: Days, words: LocalFormat): string {
  const when = words.span(span)
  if (done.length === 0)
    return words.localize(`Nothing’s checked off at home ${when}.`, `En casa no hay nada hecho ${when}.`)
  const lines = done.map(({ text, times, last }) => {
    const often = times === 1 ? '' : words.localize(`, ${times} times`, `, ${times} veces`)
    return `${quoteUserText(text)}${often}${last === null ? '' : `, ${words.on(last)}`}`
  })
  return [words.localize(`Done at home ${when}:`, `Hecho en casa ${when}:`), bulletList(lines)].join('\n\n')
}

type Days = { from: string; to: string }
export function renderHousehold({ due, isMore, done, ...span }: FoundOf<'household'>, words: LocalFormat): string {
  if (done !== undefined) return renderDoneAtHome(done, span, words)
  if (due.length === 0)
    return words.localize(
      `Nothing’s due at home through ${words.date(span.to)}.`,
      `En casa no toca nada hasta el ${words.date(span.to)}.`,
    )
  const lines = due
    .slice(0, 8)
    .map(
      ({ text, dueDate }) =>
        `${quoteUserText(text)}, ${dueDate < words.today ? words.localize(`due since ${words.date(dueDate)}`, `desde el ${words.date(dueDate)}`) : words.on(dueDate)}`,
    )
  const more = due.length > 8 || isMore ? [words.localize('and more', 'y más')] : []
  return [
    words.localize('Due at home, soonest first:', 'Toca en casa, por fecha:'),
    bulletList([...lines, ...more]),
  ].join('\n\n')
}

export function renderWorkouts({ count, last, ...span }: FoundOf<'workouts'>, words: LocalFormat): string {
  if (last === null) return words.localize('No workouts logged yet.', 'Todavía no hay ningún entrenamiento registrado.')
  const n = words.count(count, words.localize('workout', 'entrenamiento'), words.localize('workouts', 'entrenamientos'))
  const tail =
    last === words.today
      ? ''
      : words.localize(` Your last one was ${words.ago(last)}.`, ` El último fue ${words.ago(last)}.`)
  return `${words.localize(`${count === 0 ? 'No workouts' : n} ${words.span(span)}.`, `${count === 0 ? 'Ningún entrenamiento' : n} ${words.span(span)}.`)}${tail}`
}

/** In millilitres: 8 US fluid ounces. */
const glass = 236.6

export function renderWater({ days, millilitres, ...span }: FoundOf<'water'>, words: LocalFormat): string {
  if (days === 0)
    return words.localize(`No water logged ${words.span(span)}.`, `No hay agua registrada ${words.span(span)}.`)
  const on = words.count(days, words.localize('day', 'día'), words.localize('days', 'días'))
  const each = Math.max(1, Math.round(millilitres / days / glass))
  const glasses = words.count(each, words.localize('glass', 'vaso'), words.localize('glasses', 'vasos'))
  if (span.from === span.to)
    return words.localize(
      `You logged about ${glasses} of water ${words.on(span.from)} (8 oz each).`,
      `Registraste unos ${glasses} de agua ${words.on(span.from)}.`,
    )
  return words.localize(
    `You logged water on ${on} ${words.span(span)}, about ${glasses} a day (8 oz each).`,
    `Registraste agua en ${on} ${words.span(span)}, unos ${glasses} en cada uno.`,
  )
}

export const renderPrayers = ({ prayers, reflections, ...span }: FoundOf<'prayers'>, words: LocalFormat): string =>
  prayers === 0 && reflections === 0
    ? words.localize(
        `No prayers or reflections saved ${words.span(span)}.`,
        `Ninguna oración ni reflexión guardada ${words.span(span)}.`,
      )
    : words.localize(
        `${words.count(prayers, 'prayer', 'prayers')} and ${words.count(reflections, 'reflection', 'reflections')} saved ${words.span(span)}.`,
        `${words.count(prayers, 'oración', 'oraciones')} y ${words.count(reflections, 'reflexión', 'reflexiones')} ${words.span(span)}.`,
      )

export function renderCycle({ day, cycles }: FoundOf<'cycle'>, words: LocalFormat): string {
  if (day === null)
    return words.localize(
      'There’s no period in your cycle log yet, or cycle tracking is off.',
      'Tu registro del ciclo no tiene ningún periodo todavía, o está apagado.',
    )
  const range =
    cycles === null
      ? ''
      : words.localize(
          ` Your last ${cycles.n} cycles were ${cycles.least} to ${cycles.most} days long.`,
          ` Tus últimos ${cycles.n} ciclos duraron de ${cycles.least} a ${cycles.most} días.`,
        )
  return `${words.localize(`It’s day ${day}, counting from the start of your last period.`, `Es el día ${day} desde que empezó tu último periodo.`)}${range}`
}
