import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { fillSlots, type StatementSlots, slotsOf } from '../statement-slots.ts'
import { slotsOfDay } from './day-ahead.ts'

const form = z.string().min(1).max(900)
const lines = z.array(z.string().min(1).max(240)).min(3)
const written = await readContent(
  'coach/tellings',
  z.strictObject({
    kinds: z.array(
      z.strictObject({
        id: z.string(),
        tone: z.enum(['hard', 'good', 'mixed']),
        /** Expressions over the message in plain letters, each of which it must match. */
        all: z.array(form).min(1),
        none: form.optional(),
        /** True if the telling is only known by a detail that fills a slot. */
        needsDetail: z.literal(true).optional(),
        /**
         * Their named groups fill slots; they needn't match. A group whose name begins with 'is' only says that something was told, and its slot is
         * left empty in the line. A digit after a name is left out.
         */
        fills: z.array(form).optional(),
        /** A line with slots is used if the message fills each of them; the one with the most comes first. */
        lines,
        questions: lines,
      }),
    ),
    /** Remarks in a telling, and a sentence that takes each up after the main one. */
    asides: z.array(
      z.strictObject({
        id: z.string(),
        tone: z.enum(['hard', 'good', 'mixed', 'plain']),
        form,
        none: form.optional(),
        lines,
      }),
    ),
  }),
)
type Kind = (typeof written.kinds)[number]
export type Aside = (typeof written.asides)[number]

const compile = (pattern: string): RegExp => new RegExp(pattern)
const kinds = written.kinds.map((kind) => ({
  kind,
  meets: kind.all.map(compile),
  fills: (kind.fills ?? []).map(compile),
  none: kind.none === undefined ? null : compile(kind.none),
}))
const asides = written.asides.map((aside) => ({
  aside,
  said: compile(aside.form),
  none: aside.none === undefined ? null : compile(aside.none),
}))

const maxLetters = 500
const linesOf = (message: string): string => normalize(message.slice(0, maxLetters))

const names = new RegExp(
  '\\b(?:thanksgiving|christmas(?: eve)?|easter|halloween|new years(?: eve)?|valentines day|' +
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|covid|rsv|goodwill)\\b',
  'g',
)
const ownNames = /^(?:covid|rsv)$/
const plainWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    apt: 'apartment',
    'wore out': 'worn out',
    'mother in law': 'mother-in-law',
    'father in law': 'father-in-law',
    'sister in law': 'sister-in-law',
    mil: 'mother-in-law',
    mama: 'mom',
    mother: 'mom',
    daddy: 'dad',
    father: 'dad',
    cold: 'a cold',
    'stomach bug': 'the stomach bug',
    'stomach flu': 'the stomach flu',
    flu: 'the flu',
    'an a': 'an A',
    wk: 'week',
  }),
)
/** Writes days, holidays and the like with a capital. */
export const writeNames = (text: string): string =>
  text.replace(names, (name) =>
    ownNames.test(name) ? name.toUpperCase() : name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  )
const spell = (value: string): string =>
  writeNames((plainWords.get(value) ?? value).replace(/(?<=\d) ?([ap])m$/, ' $1.m.'))

const saysThat = /^is[A-Z]/
/** Returns the slots of a message: its groups as they are written in a sentence, and a day to come. */
function slotsIn(line: string, forms: readonly RegExp[], today: string): StatementSlots {
  const slots = new Map<string, string>(slotsOfDay(line, today))
  for (const [name, value] of slotsOf(line, forms)) {
    const plain = name.replace(/\d$/, '')
    if (!slots.has(plain)) slots.set(plain, saysThat.test(plain) ? '' : spell(value))
  }
  return slots
}

const slot = /\{\p{L}+\}/gu
const countSlots = (words: string): number => new Set(words.toLowerCase().match(slot)).size

export type Telling = {
  tone: Kind['tone']
  /** Lines that fit, those with the most details first, each group in its own list. */
  lines: readonly (readonly string[])[]
  questions: readonly string[]
}

/** Matches something told whose form is written in `content/coach/tellings.json`. */
export function matchTelling(message: string, today: string): Telling | null {
  const line = linesOf(message)
  for (const known of kinds) {
    const isMet = known.meets.every((one) => one.test(line)) && known.none?.test(line) !== true
    const telling = isMet ? tellingOf(known, line, today) : null
    if (telling !== null) return telling
  }
  return null
}

function tellingOf(found: (typeof kinds)[number], line: string, today: string): Telling | null {
  const slots = slotsIn(line, [...found.meets, ...found.fills], today)
  const filled = found.kind.lines.flatMap((words) => {
    const said = fillSlots(words, slots)
    return said === null ? [] : [{ said, count: countSlots(words) }]
  })
  if (found.kind.needsDetail === true && filled.every(({ count }) => count === 0)) return null
  const counts = [...new Set(filled.map(({ count }) => count))].toSorted((one, other) => other - one)
  return {
    tone: found.kind.tone,
    lines: counts.map((count) => filled.filter((one) => one.count === count).map(({ said }) => said)),
    questions: found.kind.questions.flatMap((words) => fillSlots(words, slots) ?? []),
  }
}

/** Finds the remarks in what is told that a sentence can take up. */
export function findAsides(message: string): Aside[] {
  const line = linesOf(message)
  return asides.flatMap(({ aside, said, none }) => (said.test(line) && none?.test(line) !== true ? [aside] : []))
}
