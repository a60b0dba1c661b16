import { forecastBasis } from '#contract/lists.ts'
import { daysBetween } from '#server/lib/days.ts'
import type { FoundOf } from '#server/ports/coach-queries.ts'
import { lastMovedOn, type GoalView } from '#server/ports/goal-view.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { type LocalFormat } from './local-format.ts'
import { bulletList } from '../markdown.ts'

const titleOf = ({ title }: GoalView): string => quoteUserText(title)

/** Writes '$1,250 of $3,000' in the unit of the goal. */
function stand({ kind, current, target, currency }: GoalView, words: LocalFormat): string {
  const [now, aim] = [words.money(current, currency), words.money(target, currency)]
  if (kind === 'debt') return words.localize(`${now} of ${aim} paid off`, `${now} pagados de ${aim}`)
  if (kind === 'habit') return words.localize(`${now} of ${aim} times`, `${now} de ${aim} veces`)
  if (kind === 'milestones') return words.localize(`${now} of ${aim} steps`, `${now} de ${aim} pasos`)
  return words.localize(`${now} of ${aim}`, `${now} de ${aim}`)
}

const rest = ({ left, currency }: GoalView, words: LocalFormat): string => {
  const amount = words.money(left, currency)
  return words.localize(currency === null ? `${amount} to go` : `${amount} left`, `faltan ${amount}`)
}

/** Writes the pace that is needed to reach the goal by its date, as the goal screen does. Null without a date. */
function need(goal: GoalView, words: LocalFormat): string | null {
  const { pace, targetDate, daysLeft, left, currency } = goal
  if (pace === null || targetDate === null || daysLeft === null) return null
  const day = words.date(targetDate)
  if (daysLeft === 0) return words.localize('Its target date is today.', 'Su fecha es hoy.')
  if (daysLeft < 0) return words.localize(`Its target date was ${day}.`, `Su fecha era el ${day}.`)
  const days = words.count(daysLeft, words.localize('day', 'día'), words.localize('days', 'días'))
  const isMonthly = Number(pace.perMonth) < Number(left)
  const month = words.money(pace.perMonth, currency)
  return isMonthly
    ? words.localize(
        `That’s ${month} a month to make it by ${day}, ${days} from now.`,
        `Son ${month} al mes hasta el ${day}, en ${days}.`,
      )
    : words.localize(`Its target date is ${day}, ${days} from now.`, `Su fecha es el ${day}, en ${days}.`)
}

const reached = (goal: GoalView, words: LocalFormat): string =>
  words.localize(
    `You’ve reached ${titleOf(goal)}: ${stand(goal, words)}.`,
    `Ya alcanzaste ${titleOf(goal)}: ${stand(goal, words)}.`,
  )

function renderLeft(goal: GoalView, words: LocalFormat): string {
  const first = `${titleOf(goal)}: ${stand(goal, words)}, ${rest(goal, words)}.`
  return [first, need(goal, words)].filter((part) => part !== null).join(' ')
}

const paceWords = {
  ahead: ['is ahead of pace', 'va adelantada'],
  onTrack: ['is on track', 'va bien encaminada'],
  behind: ['is behind pace', 'va atrasada'],
} as const

function renderPace(goal: GoalView, words: LocalFormat): string {
  const { pace, targetDate } = goal
  if (pace === null || targetDate === null)
    return words.localize(
      `${titleOf(goal)} doesn’t have a date, so I can’t say if it’s on pace. It’s at ${stand(goal, words)}.`,
      `${titleOf(goal)} no tiene fecha, así que no hay ritmo con qué compararla. Va en ${stand(goal, words)}.`,
    )
  if (pace.state === 'due') return renderLeft(goal, words)
  const [english, spanish] = paceWords[pace.state]
  const first = `${titleOf(goal)} ${words.localize(english, spanish)}: ${stand(goal, words)}.`
  return [first, need(goal, words)].filter((part) => part !== null).join(' ')
}

/** Writes the forecast to the month, as the goal screen does. */
function renderEnd(goal: GoalView, words: LocalFormat, hasForecast: boolean): string {
  const { forecast } = goal
  const name = titleOf(goal)
  if (forecast === null && goal.kind === 'milestones')
    return words.localize(
      `I can’t forecast a date for a goal that counts steps. ${renderLeft(goal, words)}`,
      `${name} está hecha de pasos, así que no hay pronóstico. ${renderLeft(goal, words)}`,
    )
  if (forecast === null && !hasForecast)
    return words.localize(
      `Forecasts are part of Premium. Here’s what I can tell you. ${renderLeft(goal, words)}`,
      `El pronóstico es parte de Premium. Lo que sí te puedo decir: ${renderLeft(goal, words)}`,
    )
  if (forecast === null) return renderLeft(goal, words)
  if (forecast.state === 'tooEarly') return renderTooEarly(goal, forecast, words)
  const from = words.count(forecast.updates, words.localize('update', 'avance'), words.localize('updates', 'avances'))
  const since = words.date(forecast.since)
  if (forecast.state === 'still')
    return words.localize(
      `${name} hasn’t moved since ${since}, so I can’t give you a date. There’s ${rest(goal, words)}.`,
      `${name} no ha avanzado desde el ${since}, así que no tengo fecha que darte: ${rest(goal, words)}.`,
    )
  const basis = words.localize(
    `That’s based on ${words.money(forecast.gained, goal.currency)} in ${from} since ${since}, with ${rest(goal, words)}.`,
    `Sale de ${words.money(forecast.gained, goal.currency)} en ${from} desde el ${since}; ${rest(goal, words)}.`,
  )
  if (forecast.state === 'far')
    return words.localize(
      `At this pace, ${name} would take more than fifty years. ${basis}`,
      `A este ritmo ${name} tarda más de cincuenta años. ${basis}`,
    )
  const isSoon = forecast.on.slice(0, 7) === words.today.slice(0, 7)
  const month = isSoon
    ? words.localize('later this month', 'este mes')
    : words.localize(`around ${words.monthAndYear(forecast.on)}`, `hacia ${words.monthAndYear(forecast.on)}`)
  return words.localize(
    `At this pace, you’ll reach ${name} ${month}. ${basis}`,
    `A este ritmo alcanzas ${name} ${month}. ${basis}`,
  )
}

function renderTooEarly(
  goal: GoalView,
  { days, from }: { days: number; from: string | null },
  words: LocalFormat,
): string {
  const asked = forecastBasis.updateDays
  const why =
    days < asked
      ? words.localize(
          `I need updates on ${asked} different days, and so far there ${days === 1 ? 'is' : 'are'} ${days}`,
          `necesito avances en ${asked} días distintos, y hay ${days}`,
        )
      : words.localize(
          `I need two weeks of updates, so ask me again on ${words.date(from ?? words.today)}`,
          `necesito dos semanas, así que a partir del ${words.date(from ?? words.today)}`,
        )
  return words.localize(
    `It’s too early to forecast ${titleOf(goal)}: ${why}. There’s ${rest(goal, words)}.`,
    `Es pronto para un pronóstico de ${titleOf(goal)}: ${why}. Por ahora ${rest(goal, words)}.`,
  )
}

const renderMoved = (goal: GoalView, words: LocalFormat): string =>
  goal.movedOn === null
    ? words.localize(
        `You set ${titleOf(goal)} ${words.ago(goal.begunOn)}, and haven’t updated it yet.`,
        `${titleOf(goal)} no se ha actualizado desde que la creaste ${words.ago(goal.begunOn)}.`,
      )
    : words.localize(
        `You last updated ${titleOf(goal)} ${words.ago(goal.movedOn)}.`,
        `Actualizaste ${titleOf(goal)} por última vez ${words.ago(goal.movedOn)}.`,
      )

export function renderGoal({ want, about, goals, others, hasForecast }: FoundOf<'goal'>, words: LocalFormat): string {
  if (goals.length === 0) return renderNoGoal(about, others, words)
  const lines = goals.map((goal) => {
    if (goal.isCompleted) return reached(goal, words)
    if (want === 'moved') return renderMoved(goal, words)
    if (want === 'pace') return renderPace(goal, words)
    return want === 'end' ? renderEnd(goal, words, hasForecast) : renderLeft(goal, words)
  })
  return lines.length === 1 ? (lines[0] ?? '') : bulletList(lines)
}

function renderNoGoal(about: string | null, others: readonly string[], words: LocalFormat): string {
  if (others.length === 0) return words.localize(...none.open)
  const names = words.list(others.map((title) => quoteUserText(title)))
  const first =
    about === null
      ? words.localize('You don’t have a money goal yet.', 'Todavía no tienes una meta de dinero.')
      : words.localize(
          `I don’t see a goal called ${quoteUserText(about)}.`,
          `No veo ninguna meta llamada ${quoteUserText(about)}.`,
        )
  const [english, spanish] =
    others.length === 1
      ? ['Your open goal is', 'Tu meta abierta es']
      : ['Your open goals are', 'Tus metas abiertas son']
  return `${first} ${words.localize(english, spanish)} ${names}.`
}

const none: Readonly<Record<FoundOf<'goals'>['which'], readonly [string, string]>> = {
  open: ['You don’t have any open goals right now.', 'Ahora mismo no tienes ninguna meta abierta.'],
  closest: ['You don’t have any open goals right now.', 'Ahora mismo no tienes ninguna meta abierta.'],
  still: ['You don’t have any open goals right now.', 'Ahora mismo no tienes ninguna meta abierta.'],
  reached: ['No finished goals yet.', 'Todavía no hay ninguna meta alcanzada.'],
  behind: ['None of your open goals are behind pace.', 'Ninguna de tus metas abiertas va atrasada.'],
  next: ['None of your open goals have a date.', 'Ninguna de tus metas abiertas tiene fecha.'],
  added: ['You added no goals then.', 'No añadiste ninguna meta entonces.'],
  past: ['None of your open goals are past their date.', 'Ninguna de tus metas abiertas pasó su fecha.'],
  due: ['None of your open goals are due then.', 'Ninguna de tus metas abiertas es para entonces.'],
}

export function renderGoals({ which, goals, total }: FoundOf<'goals'>, words: LocalFormat): string {
  const [first, ...later] = goals
  const [second] = later
  if (first === undefined) return words.localize(...none[which])
  if (which === 'closest') {
    const next =
      second === undefined
        ? ''
        : words.localize(
            ` Next is ${titleOf(second)}, at ${second.progress}%.`,
            ` Le sigue ${titleOf(second)}, con ${second.progress}%.`,
          )
    return `${words.localize(`${titleOf(first)} is the closest, at ${first.progress}%: ${stand(first, words)}, ${rest(first, words)}.`, `${titleOf(first)} es la más cercana, con ${first.progress}%: ${stand(first, words)}, ${rest(first, words)}.`)}${next}`
  }
  if (which === 'still') {
    const days = daysBetween(lastMovedOn(first), words.today)
    return days < 1 && total > 1
      ? words.localize('All your open goals were updated today.', 'Todas tus metas abiertas se actualizaron hoy.')
      : `${renderMoved(first, words)}${words.updatedAfter(later.map((goal) => `${titleOf(goal)} ${words.on(lastMovedOn(goal))}`))}`
  }
  if (which === 'next') return renderPace(first, words)
  const lines = goals.map(
    (goal) => `${titleOf(goal)}: ${stand(goal, words)} (${goal.progress}%)${dateOf(which, goal, words)}`,
  )
  const more =
    total > goals.length ? [words.localize(`and ${total - goals.length} more`, `y ${total - goals.length} más`)] : []
  return [renderHow(which, total, words), bulletList([...lines, ...more])].join('\n\n')
}

/** Writes the date that the question is about. */
const dateOf = (which: FoundOf<'goals'>['which'], { begunOn, targetDate }: GoalView, words: LocalFormat): string =>
  which === 'added'
    ? words.localize(`, added ${words.date(begunOn)}`, `, añadida el ${words.date(begunOn)}`)
    : which === 'past' && targetDate !== null
      ? words.localize(`, was due ${words.date(targetDate)}`, `, era para el ${words.date(targetDate)}`)
      : which === 'due' && targetDate !== null
        ? words.localize(`, due ${words.date(targetDate)}`, `, para el ${words.date(targetDate)}`)
        : ''

function renderHow(which: FoundOf<'goals'>['which'], total: number, words: LocalFormat): string {
  const goals = words.count(total, words.localize('goal', 'meta'), words.localize('goals', 'metas'))
  if (which === 'reached') return words.localize(`You’ve reached ${goals}:`, `Has alcanzado ${goals}:`)
  if (which === 'added') return words.localize(`You added ${goals}:`, `Añadiste ${goals}:`)
  if (which === 'past')
    return total === 1
      ? words.localize('One open goal is past its date:', 'Una meta abierta pasó su fecha:')
      : words.localize(`${total} open goals are past their date:`, `${total} metas abiertas pasaron su fecha:`)
  if (which === 'due')
    return total === 1
      ? words.localize('One open goal is due then:', 'Una meta abierta es para entonces:')
      : words.localize(`${total} open goals are due then:`, `${total} metas abiertas son para entonces:`)
  if (which === 'behind')
    return total === 1
      ? words.localize('One of your goals is behind pace:', 'Una de tus metas va atrasada:')
      : words.localize(`${total} of your goals are behind pace:`, `${total} de tus metas van atrasadas:`)
  const open = words.count(total, words.localize('open goal', 'meta'), words.localize('open goals', 'metas'))
  return words.localize(`You have ${open}:`, `Tienes ${goals} ${total === 1 ? 'abierta' : 'abiertas'}:`)
}
