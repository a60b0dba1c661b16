import type { FoundOf } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { type LocalFormat } from './local-format.ts'
import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../markdown.ts'

const maxLines = 8

const tasksOf = (n: number, words: LocalFormat): string =>
  words.count(n, words.localize('task', 'tarea'), words.localize('tasks', 'tareas'))

function listed(tasks: readonly TaskView[], hasDay: boolean, total: number, words: LocalFormat): string {
  const lines = tasks.slice(0, maxLines).map((task) => `${words.task(task)}${hasDay ? `, ${words.on(task.day)}` : ''}`)
  const more = total - lines.length
  return bulletList(more > 0 ? [...lines, words.localize(`and ${more} more`, `y ${more} más`)] : lines)
}

/** Lists the days of a span with many tasks, each with the number of its tasks and the tasks that have an hour. */
function byDay({ days }: FoundOf<'tasks'>, asked: number, words: LocalFormat): string | null {
  const isTold = days.reduce((sum, { count }) => sum + count, 0) === asked
  if (asked <= maxLines || days.length < 2 || !isTold) return null
  return bulletList(
    days.map(({ day, count, timed }) => {
      const names = timed.length === 0 ? '' : ` (${words.list(timed.map(words.task))})`
      return `${words.dayName(day)}: ${words.number(count)}${names}`
    }),
  )
}

/** Writes a part of the day by the hour that bounds it, and any other span by both hours. */
function partOfDay({ from, to }: { from: string; to: string }, words: LocalFormat): string {
  const span = ` (${words.clock(from)}–${words.clock(to)})`
  if (words.language === 'es') return span
  if (to === '23:59') return ` after ${words.clock(from)}`
  return to === '12:00' ? ' before noon' : from === '12:00' ? ` between noon and ${words.clock(to)}` : span
}

export function renderTasks(found: FoundOf<'tasks'>, words: LocalFormat): string {
  const { state, tasks, total, done, from, to, hours } = found
  const when = words.span(found)
  const part = hours === null ? '' : partOfDay(hours, words)
  const asked = state === 'done' ? done : state === 'open' ? total - done : total
  if (asked === 0) return renderNoTasks(found, `${when}${part}`, words)
  const n = tasksOf(asked, words)
  const open = words.count(asked, 'open task', 'open tasks')
  const isPast = to < words.today
  const first = words.localize(
    `You ${isPast ? 'had' : 'have'} ${state === 'open' ? open : n} ${when}${part}:`,
    `${isPast ? 'Tenías' : 'Tienes'} ${n}${state === 'open' ? ' por hacer' : ''} ${when}${part}:`,
  )
  const past = words.localize(
    `You got ${n} done ${when}${part}:`,
    `${capitalize(when)}${part}, ${n} ${asked === 1 ? 'hecha' : 'hechas'}:`,
  )
  const also =
    state === 'open' && done > 0
      ? words.localize(
          `${done} ${done === 1 ? 'is' : 'are'} already done.`,
          `${done} ya ${done === 1 ? 'hecha' : 'hechas'}.`,
        )
      : null
  return [state === 'done' ? past : first, byDay(found, asked, words) ?? listed(tasks, from !== to, asked, words), also]
    .filter((line) => line !== null)
    .join('\n\n')
}

function renderNoTasks({ state, total, done }: FoundOf<'tasks'>, when: string, words: LocalFormat): string {
  if (state === 'open' && done > 0)
    return words.localize(
      `Nothing left ${when}: ${total === 1 ? 'your 1 task is' : total === 2 ? 'both tasks are' : `all ${total} tasks are`} done.`,
      `No queda nada ${when}: ${done} de ${total} están hechas.`,
    )
  if (state === 'done' && total > 0)
    return words.localize(
      `0 of ${tasksOf(total, words)} ${when} ${total === 1 ? 'is' : 'are'} marked done.`,
      `0 de ${tasksOf(total, words)} ${when} ${total === 1 ? 'está marcada como hecha' : 'están marcadas como hechas'}.`,
    )
  return words.localize(`There’s nothing in your planner ${when}.`, `No hay nada en tu planificador ${when}.`)
}

export function renderTasksAt({ day, at, tasks, next, untimed }: FoundOf<'taskAt'>, words: LocalFormat): string {
  const when = words.localize(`${words.on(day)} at ${words.clock(at)}`, `${words.on(day)} a las ${words.clock(at)}`)
  if (tasks.length > 0) {
    const names = words.list(
      tasks.map(({ title, time, minutes }) => {
        const from =
          time === null || time === at ? '' : words.localize(`from ${words.clock(time)}, `, `desde ${time}, `)
        return `${quoteUserText(title)} (${from}${minutes} min)`
      }),
    )
    return words.localize(`${capitalize(when)} you have ${names}.`, `${capitalize(when)} tienes ${names}.`)
  }
  const free = words.localize(`You’re free ${when}.`, `Estás libre ${when}.`)
  if (next !== null)
    return `${free} ${words.localize(`Next up that day: ${words.task(next)}.`, `Lo siguiente de ese día es ${words.task(next)}.`)}`
  if (untimed > 0)
    return `${free} ${words.localize(`${tasksOf(untimed, words)} that day ${untimed === 1 ? 'doesn’t' : 'don’t'} have a set time.`, `Ese día hay ${tasksOf(untimed, words)} sin hora.`)}`
  return free
}

export function renderOverdue({ tasks, total }: FoundOf<'overdue'>, words: LocalFormat): string {
  if (total === 0) return words.localize('Nothing’s left over from before today.', 'No hay nada atrasado.')
  const lines = tasks.slice(0, maxLines).map(({ title, day }) => `${quoteUserText(title)}, ${words.on(day)}`)
  const more =
    total > lines.length ? [words.localize(`and ${total - lines.length} more`, `y ${total - lines.length} más`)] : []
  const first = words.localize(
    `${tasksOf(total, words)} from before today ${total === 1 ? 'is' : 'are'} still open:`,
    `${tasksOf(total, words)} de antes de hoy ${total === 1 ? 'sigue abierta' : 'siguen abiertas'}:`,
  )
  return [first, bulletList([...lines, ...more])].join('\n\n')
}

export function renderFreeTime(found: FoundOf<'freeTime'>, words: LocalFormat): string {
  const { slots, hasHours, minutes, busy } = found
  const [first] = slots
  const basis = hasHours
    ? null
    : words.localize(
        'You haven’t set your hours, so I looked from 8 am to 8 pm.',
        'No has puesto tu horario, así que miré de 8:00 a 20:00.',
      )
  const tail = basis === null ? '' : ` ${basis}`
  if (first === undefined)
    return `${words.localize(`There’s no ${minutes}-minute gap ${words.span(found)}.`, `No hay un hueco de ${minutes} minutos ${words.span(found)}.`)}${tail}`
  const isOneDay = found.from === found.to
  const names = slots.map((slot) => (isOneDay ? words.slot(slot) : `${words.on(slot.day)}, ${words.slot(slot)}`))
  if (busy === 0 && isOneDay)
    return `${words.localize(`Nothing’s set for a certain time ${words.on(found.from)}, so you’re free ${names[0]}.`, `No hay nada con hora ${words.on(found.from)}: estás libre ${names[0]}.`)}${tail}`
  const when = isOneDay ? ` ${words.on(found.from)}` : ''
  return `${words.localize(`You’re free${when}: ${names.join('; ')}.`, `Estás libre${when}: ${names.join('; ')}.`)}${tail}`
}

export function renderNextTask({ timed, untimed }: FoundOf<'nextTask'>, words: LocalFormat): string {
  if (timed === null && untimed === null)
    return words.localize('There’s nothing open in your planner.', 'No hay nada pendiente en tu planificador.')
  if (timed === null && untimed !== null)
    return words.localize(
      `Nothing has a set time. Next on your list is ${words.task(untimed)}, ${words.on(untimed.day)}.`,
      `Nada con hora. Lo siguiente de tu lista es ${words.task(untimed)}, ${words.on(untimed.day)}.`,
    )
  const also =
    untimed === null || timed === null || untimed.day > timed.day
      ? ''
      : words.localize(
          ` With no set time, there’s ${words.task(untimed)}, ${words.on(untimed.day)}.`,
          ` Sin hora: ${words.task(untimed)}, ${words.on(untimed.day)}.`,
        )
  return timed === null
    ? ''
    : `${words.localize(`Next up: ${words.task(timed)}, ${words.on(timed.day)}.`, `Lo siguiente es ${words.task(timed)}, ${words.on(timed.day)}.`)}${also}`
}

export function renderFoundTask({ about, tasks }: FoundOf<'findTask'>, words: LocalFormat): string {
  const [first] = tasks
  if (first === undefined)
    return words.localize(
      `I don’t see ${quoteUserText(about)} in your planner from today on.`,
      `No veo ${quoteUserText(about)} en tu planificador de hoy en adelante.`,
    )
  if (tasks.length === 1) {
    const when = words.on(first.day)
    const at =
      first.time === null
        ? words.localize(', with no set time', ', sin hora')
        : words.localize(` at ${words.clock(first.time)}`, ` a las ${words.clock(first.time)}`)
    const done = first.isDone ? words.localize(' It’s done.', ' Ya está hecha.') : ''
    return `${words.localize(`${quoteUserText(first.title)} is ${when}${at}.`, `${quoteUserText(first.title)} es ${when}${at}.`)}${done}`
  }
  return [
    words.localize('Here’s what I found:', 'Estas coinciden:'),
    bulletList(tasks.map((task) => `${words.task(task)}, ${words.on(task.day)}`)),
  ].join('\n\n')
}
