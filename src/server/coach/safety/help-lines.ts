import type { HelpKind, HelpLine } from '#contract/help.ts'
import { standingAt } from '#contract/help-hours.ts'
import { helpDirectories, standingInWords } from '#contract/help-words.ts'
import type { HelpCountry } from './help.ts'
import type { Language } from './kinds.ts'

/** Where and when somebody reads. Without `now` nothing is said of what is open. */
export type Reader = { country: string | null; now?: Date; timeZone?: string }

type Listed = HelpCountry['lines'][number]

/** A line as it is shown, under the name of what it is for. */
export function toLine(country: HelpCountry, line: Listed, label: string, language: Language): HelpLine {
  const { name, number, area, hours, zone = country.zone, languages } = line
  const note = noteOf(line, language)
  const more = { ...(note !== undefined && { note }), ...(area !== undefined && { area }) }
  return { label, number, source: name, ...more, hours, zone, languages, language }
}

/** The lines of a country for these kinds: the first of each, then the second of each; none twice. */
export function linesOfKinds(
  country: HelpCountry,
  kinds: readonly HelpKind[],
  labels: Readonly<Record<HelpKind, string>>,
  language: Language,
): HelpLine[] {
  const ofEach = kinds.map((kind) =>
    country.lines
      .filter((line) => line.kinds.includes(kind))
      .map((line) => toLine(country, line, labels[kind], language)),
  )
  const most = Math.max(0, ...ofEach.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, n) => ofEach.flatMap((lines) => lines.slice(n, n + 1))).flat()
  return inTurn.filter(({ number }, at) => inTurn.findIndex((one) => one.number === number) === at)
}

/** The numbers for when seconds count: the one for all, and where it has one of its own, the police. */
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

/** Where anybody finds the lines of a country. */
export const directoriesAs = (label: string, language: Language): HelpLine[] =>
  helpDirectories.map(({ name, address }) => ({ label, number: address, source: name, language }))

/** In a written answer: what it is for, the number, who answers, where, and whether somebody does now. */
export function toText({ label, number, source, area, note, ...line }: HelpLine, { now, timeZone }: Reader): string {
  const { language = 'en', zone = 'UTC' } = line
  const standing =
    now === undefined ? '' : standingInWords(standingAt(line, now), { now, timeZone: timeZone ?? zone, language })
  return [`${label}: ${number}`, source, area ?? '', note ?? '', standing].filter((part) => part !== '').join(' · ')
}

/** What can be said to be there at any hour. */
export const atAnyHour = ({ hours }: HelpLine): boolean => hours === undefined || hours === '24/7'

const noteOf = ({ note, noteEs }: { note?: string; noteEs?: string }, language: Language): string | undefined =>
  language === 'es' ? (noteEs ?? note) : note
