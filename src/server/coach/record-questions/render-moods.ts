import { moods } from '#contract/lists.ts'
import type { FoundOf } from '#server/ports/coach-queries.ts'
import { bulletList } from '../markdown.ts'
import { type LocalFormat } from './local-format.ts'

const spanishMoods = ['Bajo', 'Inquieto', 'Regular', 'Bueno', 'Radiante']

function wordOf(mean: number, words: LocalFormat): string {
  const value = Math.round(mean)
  return words.localize(
    moods.find((mood) => mood.value === value)?.word ?? 'Okay',
    spanishMoods[value - 1] ?? 'Regular',
  )
}

const logged = (n: number, words: LocalFormat): string =>
  words.count(n, words.localize('logged mood', 'registro'), words.localize('logged moods', 'registros'))

export function renderMood(found: FoundOf<'mood'>, words: LocalFormat): string {
  const { mood, groups, moreGroups, by, weekday } = found
  const when = words.span(found)
  const on =
    weekday === null ? '' : words.localize(` on ${words.weekdayOf(weekday)}s`, ` los ${words.weekdayOf(weekday)}`)
  if (mood === null)
    return words.localize(`No moods logged${on} ${when}.`, `No hay ánimo registrado${on} ${when} todavía.`)
  const few =
    mood.count < 3 && found.from !== found.to
      ? words.localize(' That’s not enough to say much yet.', ' Es poco para decir mucho.')
      : ''
  const first = words.localize(
    `Your mood${on} averages ${words.number(mood.mean)} of 5 (${wordOf(mood.mean, words)}), from ${logged(mood.count, words)} ${when}.`,
    `Tu ánimo${on} promedia ${words.number(mood.mean)} de 5 (${wordOf(mood.mean, words)}), de ${logged(mood.count, words)} ${when}.`,
  )
  if (by === 'all' || groups.length < 2) return `${first}${few}`
  const name = (key: string) => (by === 'weekday' ? words.weekdayOf(Number(key)) : words.date(key))
  const lines = groups.map(
    ({ key, mean, count }) =>
      `${name(key)}: ${words.number(mean)} (${words.count(count, words.localize('mood', 'registro'), words.localize('moods', 'registros'))})`,
  )
  const more =
    moreGroups === 0 ? [] : [words.localize(`and ${moreGroups} days before that`, `y ${moreGroups} días antes`)]
  return [first, bulletList([...lines, ...more])].join('\n\n')
}

/** The words of some moods: 'Good or Radiant'. */
export const moodWords = (values: readonly number[], words: LocalFormat): string =>
  words.either(values.map((value) => wordOf(value, words)))

export function renderMoodDays(
  { moods: asked, days, total, last, ...span }: FoundOf<'moodDays'>,
  words: LocalFormat,
): string {
  const when = words.span(span)
  const mood = moodWords(asked, words)
  if (days.length === 0) {
    const before =
      last === null ? '' : words.localize(` The last one was ${words.ago(last)}.`, ` El último fue ${words.ago(last)}.`)
    return `${words.localize(`No day with a mood of ${mood} ${when}.`, `Ningún día con ánimo ${mood} ${when}.`)}${before}`
  }
  const rest = total - days.length
  const named = words.list([
    ...days.map((day) => words.date(day)),
    ...(rest > 0 ? [words.localize(`${rest} before that`, `${rest} antes`)] : []),
  ])
  return words.localize(
    `${words.count(total, 'day', 'days')} with a mood of ${mood} ${when}: ${named}.`,
    `${words.count(total, 'día', 'días')} con ánimo ${mood} ${when}: ${named}.`,
  )
}
