import { z } from 'zod'
import type { HelpLineKind, HelpLine } from '#contract/help-lines.ts'
import { openFirst } from '#contract/help-line-hours.ts'
import { helpLinesIn } from './help-directory.ts'
import { type Assessment, type ConcernKind, concernKinds, type Language } from './kinds.ts'
import { atAnyHour, directoriesAs, linesOfKinds, type HelpLineReader, helpLineText, urgentLines } from './help-lines.ts'
import { readTable } from './tables.ts'
import type { ConcernState } from './concern-state.ts'

const text = z.string().min(1)
const ofKind = z.strictObject({
  explicit: z.tuple([text, text]),
  hinted: z.tuple([text, text]),
  now: z.array(text).min(1),
  ask: text,
  second: z.array(text).min(1),
  later: z.array(text).min(2),
})
const written = z.strictObject({
  shared: z.strictObject({
    ai: text,
    linesIntro: text,
    emergency: text,
    police: text,
    emergencyUnknown: text,
    directory: text,
    labels: z.record(z.enum(['suicide', 'violence', 'assault', 'eating', 'birth', 'child', 'poison']), text),
    nowIntro: text,
    stillThere: text,
    denial: text,
    misread: text,
    means: text,
    safe: text,
    calm: z.array(text).min(1),
  }),
  ...Object.fromEntries(concernKinds.map((kind) => [kind, ofKind])),
})
const kindTable = z.record(z.enum(concernKinds), ofKind)
const read = (name: string) => {
  const { shared, ...kinds } = readTable(name, written)
  return { shared, kinds: kindTable.parse(kinds) }
}
const words: Record<Language, ReturnType<typeof read>> = { en: read('answers.en.json'), es: read('answers.es.json') }

const linesOf: Record<ConcernKind, readonly HelpLineKind[]> = {
  medical: ['poison'],
  selfHarm: ['suicide'],
  someoneInDanger: ['suicide', 'child', 'violence'],
  sexualAssault: ['assault', 'violence'],
  violenceAtHome: ['violence'],
  afterBirth: ['birth', 'suicide'],
  harmToOthers: ['suicide'],
  coerciveControl: ['violence'],
  eating: ['eating', 'suicide'],
}

/** The safety text. With `replaces` false it precedes the coach's own reply, which `screen` then checks in full. */
export type SafetyAnswer = {
  text: string
  lines: readonly HelpLine[]
  replaces: boolean
  kind: ConcernKind
  language: Language
}
/** The user's country, time and chosen coaching style. */
export type AnswerOptions = HelpLineReader & {
  style?: 'encouraging' | 'direct' | 'gentle' | 'motivating' | null
}

/** Returns the written answer to a message, or null outside safety mode. `concernState` is the state after this message. */
export function writeSafetyAnswer(
  assessment: Assessment,
  concernState: ConcernState,
  { style = null, ...reader }: AnswerOptions,
): SafetyAnswer | null {
  const { kind, language } = concernState
  if (kind === null) return null
  const { shared, kinds } = words[language]
  const own = kinds[kind]
  const lines = linesFor([kind, ...assessment.concerns.map((one) => one.kind)], reader, language)
  const say = (paragraphs: readonly string[], replaces = true): SafetyAnswer => ({
    text: paragraphs.filter((one) => one !== '').join('\n\n'),
    lines,
    replaces,
    kind,
    language,
  })
  const brief = `${shared.stillThere} ${lines
    .filter(atAnyHour)
    .slice(0, 2)
    .map(({ label, number }) => `${label} ${number}`)
    .join(' · ')}`
  if (assessment.asksMeans && concernState.turns > 1) return say([shared.means, brief])
  const isAll = !assessment.saysMore
  if (assessment.concerns.length === 0 && assessment.denies) return say([shared.denial, brief], isAll)
  if (assessment.concerns.length === 0 && assessment.isSafeNow) return say([shared.safe, brief], isAll)
  if (assessment.concerns.length === 0)
    return say([shared.calm[Math.max(0, concernState.calm - 1) % shared.calm.length] ?? '', brief], false)
  if (concernState.turns === 1) {
    const [first, more] = own[assessment.concerns.some(({ level }) => level === 'explicit') ? 'explicit' : 'hinted']
    const opening = style === 'direct' ? first : `${first} ${more}`
    const numbers = list(shared.linesIntro, [...lines.map((line) => helpLineText(line, reader)), shared.directory])
    const now = list(shared.nowIntro, own.now)
    const steps = kind === 'violenceAtHome' || kind === 'coerciveControl' ? [now, numbers] : [numbers, now]
    return say([opening, shared.ai, ...steps, own.ask])
  }
  if (concernState.turns === 2) return say([...own.second, brief])
  return say([own.later[(concernState.turns - 3) % own.later.length] ?? own.ask, brief])
}

const list = (intro: string, items: readonly string[]): string =>
  [intro, ...items.map((item) => `- ${item}`)].join('\n')

/** Precedes the coach's own reply after a safety answer that was a mistake. */
export const apology = (language: Language): string => words[language].shared.misread

/** The lines that fit most cases, and international directories. They are shown in advance, for use without the coach. */
export function linesAhead(reader: HelpLineReader, language: Language): HelpLine[] {
  const directories = directoriesAs(language === 'es' ? 'En cualquier país' : 'Any country', language)
  const known = helpLinesIn(reader.country) !== null
  return [
    ...linesFor(['selfHarm', 'violenceAtHome'], reader, language),
    ...directories.slice(0, known ? 1 : directories.length),
  ]
}

const maxLines = 5

/**
 * Returns the lines for a concern that exist in the user's country. The emergency number comes first if seconds count, else last.
 * Closed lines come last, and are dropped first.
 */
function linesFor(kinds: readonly ConcernKind[], { country, now }: HelpLineReader, language: Language): HelpLine[] {
  const { shared } = words[language]
  const listed = helpLinesIn(country)
  const own = [...new Set(kinds.flatMap((kind) => linesOf[kind]))]
  const isThere = (kind: HelpLineKind) => listed?.lines.some((line) => line.kinds.includes(kind)) ?? false
  const wanted: readonly HelpLineKind[] = own.some(isThere) ? own : [...own, 'suicide']
  const made = listed === null ? [] : linesOfKinds(listed, wanted, shared.labels, language)
  const sorted = (lines: readonly HelpLine[]) => (now === undefined ? [...lines] : openFirst(lines, now))
  const [kind] = kinds
  const police = kind === 'medical' || kind === 'eating' ? null : shared.police
  const urgent = urgentLines(
    listed,
    { emergency: shared.emergency, police, unknown: shared.emergencyUnknown },
    language,
  )
  const fitting = sorted(made).slice(0, maxLines)
  const isUrgent = kinds.includes('medical') || kind === 'harmToOthers'
  return sorted(isUrgent ? [...urgent, ...fitting] : [...fitting, ...urgent])
}
