import { dayOf } from './days.ts'

type Facts = Readonly<Record<string, string | number | null | undefined>>

/** A record as Markdown: a heading of one line, its facts, and its texts as they were written. */
export function section(heading: string, facts: Facts, ...texts: readonly (string | null | undefined)[]): string {
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const list = known.map(([name, value]) => `- ${name}: ${value}`).join('\n')
  const parts = [`## ${toLine(heading)}`, list, ...texts.map((text) => text?.trim())]
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n\n`
}

const toLine = (text: string): string => text.split(/\s/).filter(Boolean).join(' ')

/** A check list; empty without items. */
export const checkList = (items: readonly { text: string; isDone: boolean }[]): string =>
  items.map(({ text, isDone }) => `- [${isDone ? 'x' : ' '}] ${toLine(text)}`).join('\n')

/** '2026-11-21 09:30', by the user's clock. */
export const showTime = (at: Date, timeZone: string): string => {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  return `${dayOf(at, timeZone)} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** '2026-11', by the user's clock: never earlier than that of an earlier moment. */
export const monthOf = (at: Date, timeZone: string): string => dayOf(at, timeZone).slice(0, 7)

/** The label of one of a list's choices. */
export const labelOf = (choices: readonly { label: string; key?: string; id?: string }[], key: string | null) =>
  choices.find((choice) => (choice.key ?? choice.id) === key)?.label
