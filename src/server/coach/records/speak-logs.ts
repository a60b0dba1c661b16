import { activityTypes, moods } from '#contract/lists.ts'
import type { FoundOf } from '#server/ports/records.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { type SpokenFormat } from './spoken-format.ts'
import { bulletList } from '../markdown.ts'

export const speakLastEntry = ({ last }: { last: string | null }, words: SpokenFormat): string =>
  last === null
    ? words.say('There’s no journal entry yet.', 'Todavía no hay ninguna entrada en tu diario.')
    : words.say(`You last wrote in your journal ${words.ago(last)}.`, `Escribiste por última vez ${words.ago(last)}.`)

const entries = (n: number, words: SpokenFormat): string =>
  words.count(n, words.say('journal entry', 'entrada'), words.say('journal entries', 'entradas'))

/** The latest day, said where it adds something. */
const latest = (last: string | null, words: SpokenFormat): string =>
  last === null || last === words.today
    ? ''
    : words.say(` The last one was ${words.ago(last)}.`, ` Lo último fue ${words.ago(last)}.`)

export function speakCount(found: FoundOf<'journalCount'>, words: SpokenFormat): string {
  if (found.last === null) return speakLastEntry(found, words)
  const when = words.span(found)
  const tail = latest(found.last, words)
  return found.count === 0
    ? `${words.say(`No journal entries ${when}.`, `Ninguna entrada ${when}.`)}${tail}`
    : `${entries(found.count, words)} ${when}.${tail}`
}

export function speakAbout({ about, days, isMore }: FoundOf<'journalAbout'>, words: SpokenFormat): string {
  const name = quoteUserText(about)
  const [first, ...others] = days
  if (first === undefined)
    return words.say(
      `I searched all your entries and didn’t find ${name} in any of them.`,
      `Busqué en todas tus entradas, y ${name} no está en ninguna.`,
    )
  const before = words.list(others.map((day) => words.date(day)))
  const earlier = isMore ? words.say(', plus earlier ones', ', y más atrás') : ''
  const more = before === '' ? '' : words.say(` Before that: ${before}${earlier}.`, ` Antes: ${before}${earlier}.`)
  return `${words.say(
    `You last wrote about ${name} ${words.ago(first)}.`,
    `Escribiste por última vez sobre ${name} ${words.ago(first)}.`,
  )}${more}`
}

const spanishMoods = ['Bajo', 'Inquieto', 'Regular', 'Bueno', 'Radiante']

function wordOf(mean: number, words: SpokenFormat): string {
  const value = Math.round(mean)
  return words.say(moods.find((mood) => mood.value === value)?.word ?? 'Okay', spanishMoods[value - 1] ?? 'Regular')
}

const logged = (n: number, words: SpokenFormat): string =>
  words.count(n, words.say('logged mood', 'registro'), words.say('logged moods', 'registros'))

export function speakMood(found: FoundOf<'mood'>, words: SpokenFormat): string {
  const { mood, groups, by, weekday } = found
  const when = words.span(found)
  const on = weekday === null ? '' : words.say(` on ${words.weekdayOf(weekday)}s`, ` los ${words.weekdayOf(weekday)}`)
  if (mood === null) return words.say(`No moods logged${on} ${when}.`, `No hay ánimo registrado${on} ${when} todavía.`)
  const few = mood.count < 3 ? words.say(' That’s not enough to say much yet.', ' Es poco para decir mucho.') : ''
  const first = words.say(
    `Your mood${on} averages ${words.number(mood.mean)} of 5 (${wordOf(mood.mean, words)}), from ${logged(mood.count, words)} ${when}.`,
    `Tu ánimo${on} promedia ${words.number(mood.mean)} de 5 (${wordOf(mood.mean, words)}), de ${logged(mood.count, words)} ${when}.`,
  )
  if (by === 'all' || groups.length < 2) return `${first}${few}`
  const name = (key: string) => (by === 'weekday' ? words.weekdayOf(Number(key)) : words.date(key))
  return [
    first,
    bulletList(
      groups.map(
        ({ key, mean, count }) =>
          `${name(key)}: ${words.number(mean)} (${words.count(count, words.say('mood', 'registro'), words.say('moods', 'registros'))})`,
      ),
    ),
  ].join('\n\n')
}

const spanishActivities: Readonly<Record<string, string>> = {
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
}

export function speakSelfCare(found: FoundOf<'selfCare'>, words: SpokenFormat): string {
  const { activity, minutes, count, last } = found
  const type = activityTypes.find(({ key }) => key === activity)
  const label =
    type?.key === 'bath' || type?.key === 'nature' ? `${type.key} time` : (type?.label.toLowerCase() ?? 'self-care')
  const what = words.say(label, activity === null ? 'autocuidado' : (spanishActivities[activity] ?? activity))
  if (last === null) return words.say(`No ${what} logged yet.`, `Todavía no hay ${what} en tu registro.`)
  const when = words.span(found)
  if (count === 0) return `${words.say(`No ${what} logged ${when}.`, `Sin ${what} ${when}.`)}${latest(last, words)}`
  const times = count === 1 ? words.say('once', 'una vez') : words.say(`${count} times`, `${count} veces`)
  const long = words.count(minutes, words.say('minute', 'minuto'), words.say('minutes', 'minutos'))
  return `${words.say(`${long} of ${what} ${when}, logged ${times}.`, `${long} de ${what} ${when}, en ${times}.`)}${latest(last, words)}`
}

export function speakStreak(
  { days, today, goal, restDay, daysThisMonth }: FoundOf<'streak'>,
  words: SpokenFormat,
): string {
  const held = words.count(days, words.say('day', 'día'), words.say('days', 'días'))
  const activities = words.count(today, words.say('activity', 'actividad'), words.say('activities', 'actividades'))
  const now =
    today >= goal
      ? words.say(
          `Today counts: ${activities}, and ${goal} ${goal === 1 ? 'is' : 'are'} enough.`,
          `Hoy ya cuenta: ${activities}, y con ${goal} basta.`,
        )
      : words.say(
          `Today has ${activities} so far, and it takes ${goal} to count.`,
          `Hoy llevas ${activities}, y hacen falta ${goal} para que cuente.`,
        )
  if (days === 0)
    return words.say(
      `You don’t have a streak going right now. ${now} ${words.count(daysThisMonth, 'day has', 'days have')} counted this month.`,
      `Ahora no hay racha. ${now} Este mes contaron ${daysThisMonth} días.`,
    )
  const rest =
    restDay === null
      ? words.say(' You haven’t used your rest day.', ' Tu día de descanso sigue libre.')
      : words.say(` You took your rest day ${words.on(restDay)}.`, ` Tu día de descanso fue ${words.on(restDay)}.`)
  return `${words.say(`Your streak is ${held}.`, `Tu racha es de ${held}.`)} ${now}${rest}`
}

export function speakScore({ score, days, parts, hidden }: FoundOf<'score'>, words: SpokenFormat): string {
  if (score === null)
    return words.say(
      `You don’t have a score yet: nothing’s been recorded in the last ${days} days.`,
      `Todavía no hay puntuación: no hay nada registrado en los últimos ${days} días.`,
    )
  const lines = parts.map(({ name, points, count, target }) =>
    words.say(
      `${name}: ${points ?? 0} points, ${count} of ${target}`,
      `${spanishParts[name] ?? name}: ${points ?? 0} puntos, ${count} de ${target}`,
    ),
  )
  const first = words.say(
    `Your wellness score is ${score} of 100, from the last ${days} days.`,
    `Tu puntuación de bienestar es ${score} de 100, de los últimos ${days} días.`,
  )
  const rest =
    hidden === 0
      ? null
      : words.say(
          `I can’t see ${words.count(hidden, 'part', 'parts')} of it, because ${hidden === 1 ? 'it counts' : 'they count'} things that are switched off for me. Your dashboard shows ${hidden === 1 ? 'it' : 'them'}.`,
          `No veo ${words.count(hidden, 'parte', 'partes')}, porque ${hidden === 1 ? 'cuenta' : 'cuentan'} lo que está apagado para mí. Tu panel ${hidden === 1 ? 'la' : 'las'} muestra.`,
        )
  return [first, lines.length === 0 ? null : bulletList(lines), rest].filter((line) => line !== null).join('\n\n')
}

const spanishParts: Readonly<Record<string, string>> = {
  Physical: 'Físico',
  Financial: 'Financiero',
  Mental: 'Mental',
  Spiritual: 'Espiritual',
  'Life Organization': 'Organización',
}
