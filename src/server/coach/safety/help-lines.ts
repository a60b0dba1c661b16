import type { HelpLineKind, HelpLine } from '#contract/help-lines.ts'
import { openStateAt } from '#contract/help-line-hours.ts'
import { helpDirectories, openStateInWords } from '#contract/help-line-texts.ts'
import type { HelpCountry } from './help-directory.ts'
import type { Language } from './kinds.ts'

/** The reader's country and time. Without `now` the text leaves out which lines are open. */
export type HelpLineReader = { country: string | null; now?: Date; timeZone?: string }

type Listed = HelpCountry['lines'][number]

/** Converts a help line to its form in the API; `label` says what it is for. */
export function toHelpLine(country: HelpCountry, line: Listed, label: string, language: Language): HelpLine {
  const { name, number, area, hours, zone = country.zone, languages } = line
  const note = noteOf(line, language)
  const more = { ...(note !== undefined && { note }), ...(area !== undefined && { area }) }
  return { label, number, source: name, ...more, hours, zone, languages, language }
}

/** Returns a country's lines for these kinds without duplicates: the first line of each kind, then the second of each. */
export function linesOfKinds(
  country: HelpCountry,
  kinds: readonly HelpLineKind[],
  labels: Readonly<Record<HelpLineKind, string>>,
  language: Language,
): HelpLine[] {
  const ofEach = kinds.map((kind) =>
    country.lines
      .filter((line) => line.kinds.includes(kind))
      .map((line) => toHelpLine(country, line, labels[kind], language)),
  )
  const most = Math.max(0, ...ofEach.map(({ length }) => length))
  const byRank = Array.from({ length: most }, (_, n) => ofEach.flatMap((lines) => lines.slice(n, n + 1))).flat()
  return byRank.filter(({ number }, at) => byRank.findIndex((one) => one.number === number) === at)
}

/** Returns the emergency number, and that of the police if the country has a separate one. */
export function urgentLines(
  country: HelpCountry | null,
  { emergency, police, unknown }: { emergency: string; police: string | null; unknown: string },
  language: Language,
): HelpLine[] {
  const note = country === null ? undefined : noteOf(country, language)
  const first = { label: emergency, number: country?.emergency ?? unknown, source: '', language }
  const second = police === null || country?.police === undefined ? [] : [country.police]
  return [
    { ...first, ...(note !== undefined && { note }) },
    ...second.map((number) => ({ label: police ?? '', number, source: '', language })),
  ]
}

/** The directories that list help lines of every country. */
export const directoriesAs = (label: string, language: Language): HelpLine[] =>
  helpDirectories.map(({ name, address }) => ({ label, number: address, source: name, language }))

/** Formats a line for an answer: label, number, source, area, note, and whether it is open now. */
export function helpLineText(
  { label, number, source, area, note, ...line }: HelpLine,
  { now, timeZone }: HelpLineReader,
): string {
  const { language = 'en', zone = 'UTC' } = line
  const openState =
    now === undefined ? '' : openStateInWords(openStateAt(line, now), { now, timeZone: timeZone ?? zone, language })
  return [`${label}: ${number}`, source, area ?? '', note ?? '', openState].filter((part) => part !== '').join(' · ')
}

/** Whether a line is open at all hours. A line without hours counts as open. */
export const atAnyHour = ({ hours }: HelpLine): boolean => hours === undefined || hours === '24/7'

const noteOf = ({ note, noteEs }: { note?: string; noteEs?: string }, language: Language): string | undefined =>
  language === 'es' ? (noteEs ?? note) : note
