import { addDays } from '#server/lib/days.ts'
import type { Language } from '../safety/kinds.ts'
import type { Forms } from './forms.ts'
import { type Leaning, readWhen, type When } from './when.ts'

/** A sentence in plain text. `at` is an hour that it names, `rest` is the text without it. */
export type Asked = {
  text: string
  language: Language
  today: string
  forms: Forms
  at: string | null
  hours: { from: string; to: string } | null
  rest: string
}

export function whenOf({ rest, language, today, hours }: Asked, leaning: Leaning): When {
  const when = readWhen(rest, language, today, leaning)
  return hours === null ? when : { ...when, hours }
}

/** What is asked for by name: the first named group that took part, without words of time at its end. */
export function nameIn({ forms }: Asked, form: RegExp, text: string): string | null {
  const groups = form.exec(text)?.groups
  const found = groups === undefined ? undefined : Object.values(groups).find((group) => group !== undefined)
  const name = found
    ?.replace(forms.trailing, '')
    .replace(/^(?:the|my|our|a|an|any|some|el|la|los|las|mi|mis|un|una) /, '')
  return name === undefined || name.trim() === '' ? null : name.trim().slice(0, 80)
}

/** Today and so many days before. */
export const lastDays = (today: string, days: number): { from: string; to: string } => ({
  from: addDays(today, 1 - days),
  to: today,
})
