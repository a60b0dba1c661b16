import { capitalize } from '#contract/capitalize.ts'
import { activityTypes } from '#contract/lists.ts'
import type { Ask, FoundOf } from '#server/ports/coach-queries.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { type LocalFormat } from './local-format.ts'
import { ofEvent, onlyWhen } from './question-phrases.ts'
import { bulletList } from '../markdown.ts'

export const renderLastEntry = ({ last }: { last: string | null }, words: LocalFormat): string =>
  last === null
    ? words.localize('You haven’t written any journal entries yet.', 'Todavía no hay ninguna entrada en tu diario.')
    : words.localize(
        `You last wrote in your journal ${words.ago(last)}.`,
        `Escribiste por última vez ${words.ago(last)}.`,
      )

const entries = (n: number, words: LocalFormat): string =>
  words.count(n, words.localize('journal entry', 'entrada'), words.localize('journal entries', 'entradas'))

/** Writes the latest day if it adds something. */
const latest = (last: string | null, words: LocalFormat): string =>
  last === null || last === words.today
    ? ''
    : words.localize(` The last one was ${words.ago(last)}.`, ` Lo último fue ${words.ago(last)}.`)

export function renderEntryCount(found: FoundOf<'journalCount'>, words: LocalFormat): string {
  if (found.last === null) return renderLastEntry(found, words)
  const when = words.span(found)
  const tail = latest(found.last, words)
  return found.count === 0
    ? `${words.localize(`No journal entries ${when}.`, `Ninguna entrada ${when}.`)}${tail}`
    : `${entries(found.count, words)} ${when}.${tail}`
}

function renderNear({ word, days }: NonNullable<FoundOf<'journalAbout'>['near']>, words: LocalFormat): string {
  const when = words.list(days.map((day) => words.date(day)))
  const name = quoteUserText(word)
  return days.length === 1
    ? words.localize(`${name} alone is in the one from ${when}.`, `${name} sí está en la del ${when}.`)
    : words.localize(`${name} alone is in the ones from ${when}.`, `${name} sí está en las del ${when}.`)
}

export function renderEntriesAbout(found: FoundOf<'journalAbout'>, words: LocalFormat): string {
  const { about, from, to, days, isMore, last, near } = found
  const name = quoteUserText(about)
  const [first, ...others] = days
  if (first === undefined && last !== null && from !== null && to !== null) {
    const when = words.span({ from, to })
    return words.localize(
      `Nothing in your journal about ${name} ${when}. The last time was ${words.ago(last)}.`,
      `Nada en tu diario sobre ${name} ${when}. La última vez fue ${words.ago(last)}.`,
    )
  }
  const when = from === null || to === null ? null : words.span({ from, to })
  if (first === undefined) {
    const none =
      when === null
        ? words.localize(
            `I searched all your entries and didn’t find ${name} in any of them.`,
            `Busqué en todas tus entradas, y ${name} no está en ninguna.`,
          )
        : words.localize(
            `I looked ${when}, then searched all your entries, and didn’t find ${name} in any of them.`,
            `Miré ${when}, luego busqué en todas tus entradas, y ${name} no está en ninguna.`,
          )
    return near === null ? none : `${none} ${renderNear(near, words)}`
  }
  const before = words.list(others.map((day) => words.date(day)))
  const earlier = isMore ? words.localize(', plus earlier ones', ', y más atrás') : ''
  const more = before === '' ? '' : words.localize(` Before that: ${before}${earlier}.`, ` Antes: ${before}${earlier}.`)
  // A span that is over may be followed by later records.
  const within = when === null || to === null || to >= found.today || from === to ? '' : `${capitalize(when)}: `
  return `${within}${words.localize(
    `You last wrote about ${name} ${words.ago(first)}.`,
    `Escribiste por última vez sobre ${name} ${words.ago(first)}.`,
  )}${more}`
}

/** Says before an answer about all days that the records can't tell the asked days from others. */
export function cantTellApart(ask: Ask, message: string): string | null {
  if (ask !== 'mood' && ask !== 'journalLast') return null
  const which = onlyWhen.exec(message)?.[1]
  if (which !== undefined)
    return `Your records don’t tell me which are the ${quoteUserText(which)}, so this is all of them.`
  const event = ofEvent.exec(message)?.[1]
  const rest = ask === 'mood' ? '; this is all of them.' : '.'
  return event === undefined
    ? null
    : `I don’t know when ${quoteUserText(event)} was. Name the dates and I’ll look there${rest}`
}

const spanishActivities = new Map(
  Object.entries({
    meditation: 'meditación',
    exercise: 'ejercicio',
    skincare: 'cuidado de la piel',
    reading: 'lectura',
    bath: 'baño',
    massage: 'masaje',
    nature: 'naturaleza',
    music: 'música',
    yoga: 'yoga',
    journaling: 'escritura',
    breathing: 'respiración',
    stretching: 'estiramientos',
  }),
)

export function renderSelfCare(found: FoundOf<'selfCare'>, words: LocalFormat): string {
  const { activity, minutes, count, last } = found
  const type = activityTypes.find(({ key }) => key === activity)
  const label =
    type?.key === 'bath' || type?.key === 'nature' ? `${type.key} time` : (type?.label.toLowerCase() ?? 'self-care')
  const what = words.localize(label, activity === null ? 'autocuidado' : (spanishActivities.get(activity) ?? activity))
  if (last === null) return words.localize(`No ${what} logged yet.`, `Todavía no hay ${what} en tu registro.`)
  const when = words.span(found)
  if (count === 0)
    return `${words.localize(`No ${what} logged ${when}.`, `Sin ${what} ${when}.`)}${latest(last, words)}`
  const times = count === 1 ? words.localize('once', 'una vez') : words.localize(`${count} times`, `${count} veces`)
  const long = words.count(minutes, words.localize('minute', 'minuto'), words.localize('minutes', 'minutos'))
  const first = words.localize(`${long} of ${what} ${when}, logged ${times}`, `${long} de ${what} ${when}, en ${times}`)
  return `${first}${kindsIn(found, words)}.${latest(last, words)}`
}

/** Names the kinds of activity if the question asked for them. */
function kindsIn({ activity, kinds = [] }: FoundOf<'selfCare'>, words: LocalFormat): string {
  if (activity !== null || kinds.length === 0) return ''
  const { language } = words
  return `: ${words.list(kinds.map((key) => (language === 'es' ? (spanishActivities.get(key) ?? key) : key)))}`
}

export function renderStreak(
  { days, today, goal, restDay, daysThisMonth, isWhole }: FoundOf<'streak'>,
  words: LocalFormat,
): string {
  const held = words.count(days, words.localize('day', 'día'), words.localize('days', 'días'))
  if (!isWhole) return renderPartOfStreak(days, held, words)
  const activities = words.count(
    today,
    words.localize('activity', 'actividad'),
    words.localize('activities', 'actividades'),
  )
  const now =
    today >= goal
      ? words.localize(
          `Today counts: ${activities}, and ${goal} ${goal === 1 ? 'is' : 'are'} enough.`,
          `Hoy ya cuenta: ${activities}, y con ${goal} basta.`,
        )
      : words.localize(
          `Today has ${activities} so far, and it takes ${goal} to count.`,
          `Hoy llevas ${activities}, y hacen falta ${goal} para que cuente.`,
        )
  if (days === 0)
    return words.localize(
      `You don’t have a streak going right now. ${now} ${words.count(daysThisMonth, 'day has', 'days have')} counted this month.`,
      `Ahora no hay racha. ${now} Este mes contaron ${daysThisMonth} días.`,
    )
  const rest =
    restDay === null
      ? words.localize(' You haven’t used your rest day.', ' Tu día de descanso sigue libre.')
      : words.localize(` You took your rest day ${words.on(restDay)}.`, ` Tu día de descanso fue ${words.on(restDay)}.`)
  return `${words.localize(`Your streak is ${held}.`, `Tu racha es de ${held}.`)} ${now}${rest}`
}

const renderPartOfStreak = (days: number, held: string, words: LocalFormat): string =>
  days === 0
    ? words.localize(
        'I don’t see a streak right now. It also counts things that are switched off for me, so check your dashboard.',
        'No veo una racha ahora. También cuenta cosas que están apagadas para mí; tu panel la muestra.',
      )
    : words.localize(
        `Your streak is at least ${held}. It also counts things that are switched off for me, so your dashboard may show more.`,
        `Tu racha es de al menos ${held}. También cuenta cosas que están apagadas para mí; tu panel puede mostrar más.`,
      )

export function renderScore({ score, days, parts, hidden }: FoundOf<'score'>, words: LocalFormat): string {
  if (score === null && hidden === 0)
    return words.localize(
      `You don’t have a score yet: nothing’s been recorded in the last ${days} days.`,
      `Todavía no hay puntuación: no hay nada registrado en los últimos ${days} días.`,
    )
  const lines = parts.map(({ name, points, count, target }) =>
    words.localize(
      `${name}: ${points ?? 0} points, ${count} of ${target}`,
      `${spanishParts.get(name) ?? name}: ${points ?? 0} puntos, ${count} de ${target}`,
    ),
  )
  const first =
    hidden === 0
      ? words.localize(
          `Your wellness score is ${score} of 100, from the last ${days} days.`,
          `Tu puntuación de bienestar es ${score} de 100, de los últimos ${days} días.`,
        )
      : words.localize(
          `I can’t tell you your score: I can’t see ${words.count(hidden, 'part', 'parts')} of it, because ${hidden === 1 ? 'it counts' : 'they count'} things that are switched off for me. Your dashboard shows it all.`,
          `No puedo decirte tu puntuación: no veo ${words.count(hidden, 'parte', 'partes')}, porque ${hidden === 1 ? 'cuenta' : 'cuentan'} lo que está apagado para mí. Tu panel la muestra entera.`,
        )
  return lines.length === 0 ? first : [first, bulletList(lines)].join('\n\n')
}

const spanishParts = new Map(
  Object.entries({
    Physical: 'Físico',
    Financial: 'Financiero',
    Mental: 'Mental',
    Spiritual: 'Espiritual',
    'Life Organization': 'Organización',
  }),
)
