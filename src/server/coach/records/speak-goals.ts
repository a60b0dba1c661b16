import { forecastBasis } from '#contract/lists.ts'
import { daysBetween } from '#server/lib/days.ts'
import type { FoundOf, GoalView } from '#server/ports/records.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { type SpokenFormat } from './spoken-format.ts'
import { bulletList } from '../markdown.ts'

const titleOf = ({ title }: GoalView): string => quoteUserText(title)

/** '$1,250 of $3,000', in the unit of the goal. */
function stand({ kind, current, target, currency }: GoalView, words: SpokenFormat): string {
  const [now, aim] = [words.money(current, currency), words.money(target, currency)]
  if (kind === 'debt') return words.say(`${now} of ${aim} paid off`, `${now} pagados de ${aim}`)
  if (kind === 'habit') return words.say(`${now} of ${aim} times`, `${now} de ${aim} veces`)
  if (kind === 'milestones') return words.say(`${now} of ${aim} steps`, `${now} de ${aim} pasos`)
  return words.say(`${now} of ${aim}`, `${now} de ${aim}`)
}

const rest = ({ left, currency }: GoalView, words: SpokenFormat): string => {
  const amount = words.money(left, currency)
  return words.say(currency === null ? `${amount} to go` : `${amount} left`, `faltan ${amount}`)
}

/** What its date asks of it, as the goal screen says it; null without one. */
function need(goal: GoalView, words: SpokenFormat): string | null {
  const { pace, targetDate, daysLeft, left, currency } = goal
  if (pace === null || targetDate === null || daysLeft === null) return null
  const day = words.date(targetDate)
  if (daysLeft === 0) return words.say('Its date is today.', 'Su fecha es hoy.')
  if (daysLeft < 0) return words.say(`Its date was ${day}.`, `Su fecha era el ${day}.`)
  const days = words.count(daysLeft, words.say('day', 'día'), words.say('days', 'días'))
  const isMonthly = Number(pace.perMonth) < Number(left)
  const month = words.money(pace.perMonth, currency)
  return isMonthly
    ? words.say(
        `That’s ${month} a month to make it by ${day}, ${days} from now.`,
        `Son ${month} al mes hasta el ${day}, en ${days}.`,
      )
    : words.say(`Its date is ${day}, ${days} from now.`, `Su fecha es el ${day}, en ${days}.`)
}

const reached = (goal: GoalView, words: SpokenFormat): string =>
  words.say(
    `You’ve reached ${titleOf(goal)}: ${stand(goal, words)}.`,
    `Ya alcanzaste ${titleOf(goal)}: ${stand(goal, words)}.`,
  )

function sayLeft(goal: GoalView, words: SpokenFormat): string {
  const first = `${titleOf(goal)}: ${stand(goal, words)}, ${rest(goal, words)}.`
  return [first, need(goal, words)].filter((part) => part !== null).join(' ')
}

const paceWords = {
  ahead: ['is ahead of pace', 'va adelantada'],
  onTrack: ['is on track', 'va bien encaminada'],
  behind: ['is behind pace', 'va atrasada'],
} as const

function sayPace(goal: GoalView, words: SpokenFormat): string {
  const { pace, targetDate } = goal
  if (pace === null || targetDate === null)
    return words.say(
      `${titleOf(goal)} doesn’t have a date, so I can’t say if it’s on pace. It’s at ${stand(goal, words)}.`,
      `${titleOf(goal)} no tiene fecha, así que no hay ritmo con qué compararla. Va en ${stand(goal, words)}.`,
    )
  if (pace.state === 'arrived') return sayLeft(goal, words)
  const [english, spanish] = paceWords[pace.state]
  const first = `${titleOf(goal)} ${words.say(english, spanish)}: ${stand(goal, words)}.`
  return [first, need(goal, words)].filter((part) => part !== null).join(' ')
}

/** As precise as the goal screen: a month. */
function sayEnd(goal: GoalView, words: SpokenFormat, hasForecast: boolean): string {
  const { forecast } = goal
  const name = titleOf(goal)
  if (forecast === null && goal.kind === 'milestones')
    return words.say(
      `I can’t forecast a date for a goal that counts steps. ${sayLeft(goal, words)}`,
      `${name} está hecha de pasos, así que no hay pronóstico. ${sayLeft(goal, words)}`,
    )
  if (forecast === null && !hasForecast)
    return words.say(
      `Forecasts are part of Premium. Here’s what I can tell you. ${sayLeft(goal, words)}`,
      `El pronóstico es parte de Premium. Lo que sí te puedo decir: ${sayLeft(goal, words)}`,
    )
  if (forecast === null) return sayLeft(goal, words)
  if (forecast.state === 'tooEarly') return sayTooEarly(goal, forecast, words)
  const from = words.count(forecast.updates, words.say('update', 'avance'), words.say('updates', 'avances'))
  const since = words.date(forecast.since)
  if (forecast.state === 'still')
    return words.say(
      `${name} hasn’t moved since ${since}, so I can’t give you a date. There’s ${rest(goal, words)}.`,
      `${name} no ha avanzado desde el ${since}, así que no tengo fecha que darte: ${rest(goal, words)}.`,
    )
  const basis = words.say(
    `That’s based on ${words.money(forecast.gained, goal.currency)} in ${from} since ${since}, with ${rest(goal, words)}.`,
    `Sale de ${words.money(forecast.gained, goal.currency)} en ${from} desde el ${since}; ${rest(goal, words)}.`,
  )
  if (forecast.state === 'far')
    return words.say(
      `At this pace, ${name} would take more than fifty years. ${basis}`,
      `A este ritmo ${name} tarda más de cincuenta años. ${basis}`,
    )
  const isSoon = forecast.on.slice(0, 7) === words.today.slice(0, 7)
  const month = isSoon
    ? words.say('later this month', 'este mes')
    : words.say(`around ${words.monthAndYear(forecast.on)}`, `hacia ${words.monthAndYear(forecast.on)}`)
  return words.say(
    `At this pace, you’ll reach ${name} ${month}. ${basis}`,
    `A este ritmo alcanzas ${name} ${month}. ${basis}`,
  )
}

function sayTooEarly(
  goal: GoalView,
  { days, from }: { days: number; from: string | null },
  words: SpokenFormat,
): string {
  const asked = forecastBasis.updateDays
  const why =
    days < asked
      ? words.say(
          `I need updates on ${asked} different days, and so far there ${days === 1 ? 'is' : 'are'} ${days}`,
          `necesito avances en ${asked} días distintos, y hay ${days}`,
        )
      : words.say(
          `I need two weeks of updates, so ask me again on ${words.date(from ?? words.today)}`,
          `necesito dos semanas, así que a partir del ${words.date(from ?? words.today)}`,
        )
  return words.say(
    `It’s too early to forecast ${titleOf(goal)}: ${why}. There’s ${rest(goal, words)}.`,
    `Es pronto para un pronóstico de ${titleOf(goal)}: ${why}. Por ahora ${rest(goal, words)}.`,
  )
}

const movedOf = ({ movedOn, begunOn }: GoalView): string => movedOn ?? begunOn

const sayMoved = (goal: GoalView, words: SpokenFormat): string =>
  goal.movedOn === null
    ? words.say(
        `You set ${titleOf(goal)} ${words.ago(goal.begunOn)}, and haven’t updated it yet.`,
        `${titleOf(goal)} no se ha actualizado desde que la creaste ${words.ago(goal.begunOn)}.`,
      )
    : words.say(
        `You last updated ${titleOf(goal)} ${words.ago(goal.movedOn)}.`,
        `Actualizaste ${titleOf(goal)} por última vez ${words.ago(goal.movedOn)}.`,
      )

export function speakGoal({ want, about, goals, others, hasForecast }: FoundOf<'goal'>, words: SpokenFormat): string {
  if (goals.length === 0) return sayNoGoal(about, others, words)
  const lines = goals.map((goal) => {
    if (goal.isCompleted) return reached(goal, words)
    if (want === 'moved') return sayMoved(goal, words)
    if (want === 'pace') return sayPace(goal, words)
    return want === 'end' ? sayEnd(goal, words, hasForecast) : sayLeft(goal, words)
  })
  return lines.length === 1 ? (lines[0] ?? '') : bulletList(lines)
}

function sayNoGoal(about: string | null, others: readonly string[], words: SpokenFormat): string {
  if (others.length === 0) return words.say(...none.open)
  const names = words.list(others.map((title) => quoteUserText(title)))
  const first =
    about === null
      ? words.say('You don’t have a money goal yet.', 'Todavía no tienes una meta de dinero.')
      : words.say(
          `I don’t see a goal called ${quoteUserText(about)}.`,
          `No veo ninguna meta llamada ${quoteUserText(about)}.`,
        )
  const [english, spanish] =
    others.length === 1
      ? ['Your open goal is', 'Tu meta abierta es']
      : ['Your open goals are', 'Tus metas abiertas son']
  return `${first} ${words.say(english, spanish)} ${names}.`
}

const none: Readonly<Record<FoundOf<'goals'>['which'], readonly [string, string]>> = {
  open: ['You don’t have any open goals right now.', 'Ahora mismo no tienes ninguna meta abierta.'],
  closest: ['You don’t have any open goals right now.', 'Ahora mismo no tienes ninguna meta abierta.'],
  still: ['You don’t have any open goals right now.', 'Ahora mismo no tienes ninguna meta abierta.'],
  reached: ['No finished goals yet.', 'Todavía no hay ninguna meta alcanzada.'],
  behind: ['None of your open goals are behind pace.', 'Ninguna de tus metas abiertas va atrasada.'],
  next: ['None of your open goals have a date.', 'Ninguna de tus metas abiertas tiene fecha.'],
}

export function speakGoals({ which, goals, total }: FoundOf<'goals'>, words: SpokenFormat): string {
  const [first, second] = goals
  if (first === undefined) return words.say(...none[which])
  if (which === 'closest') {
    const next =
      second === undefined
        ? ''
        : words.say(
            ` Next is ${titleOf(second)}, at ${second.progress}%.`,
            ` Le sigue ${titleOf(second)}, con ${second.progress}%.`,
          )
    return `${words.say(`${titleOf(first)} is the closest, at ${first.progress}%: ${stand(first, words)}, ${rest(first, words)}.`, `${titleOf(first)} es la más cercana, con ${first.progress}%: ${stand(first, words)}, ${rest(first, words)}.`)}${next}`
  }
  if (which === 'still') {
    const days = daysBetween(movedOf(first), words.today)
    return days < 1 && total > 1
      ? words.say('All your open goals were updated today.', 'Todas tus metas abiertas se actualizaron hoy.')
      : sayMoved(first, words)
  }
  if (which === 'next') return sayPace(first, words)
  const lines = goals.map((goal) => `${titleOf(goal)}: ${stand(goal, words)} (${goal.progress}%)`)
  const more =
    total > goals.length ? [words.say(`and ${total - goals.length} more`, `y ${total - goals.length} más`)] : []
  return [sayHow(which, total, words), bulletList([...lines, ...more])].join('\n\n')
}

function sayHow(which: FoundOf<'goals'>['which'], total: number, words: SpokenFormat): string {
  const goals = words.count(total, words.say('goal', 'meta'), words.say('goals', 'metas'))
  if (which === 'reached') return words.say(`You’ve reached ${goals}:`, `Has alcanzado ${goals}:`)
  if (which === 'behind')
    return total === 1
      ? words.say('One of your goals is behind pace:', 'Una de tus metas va atrasada:')
      : words.say(`${total} of your goals are behind pace:`, `${total} de tus metas van atrasadas:`)
  const open = words.count(total, words.say('open goal', 'meta'), words.say('open goals', 'metas'))
  return words.say(`You have ${open}:`, `Tienes ${goals} ${total === 1 ? 'abierta' : 'abiertas'}:`)
}

export function speakSaved({ month, sums }: FoundOf<'saved'>, words: SpokenFormat): string {
  if (sums.length === 0)
    return words.say(
      `Nothing’s recorded for your money goals in ${words.month(month)} yet.`,
      `En ${words.month(month)} todavía no se sumó nada a tus metas de dinero.`,
    )
  const lines = sums.map(
    ({ currency, gained, updates }) =>
      `${words.money(gained, currency)} (${words.count(updates, words.say('update', 'avance'), words.say('updates', 'avances'))})`,
  )
  return words.say(
    `In ${words.month(month)}, your money goals moved up by ${words.list(lines)}.`,
    `En ${words.month(month)}, tus metas de dinero avanzaron ${words.list(lines)}.`,
  )
}
