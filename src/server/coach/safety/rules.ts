import { z } from 'zod'
import { type ConcernKind, concernKinds, type Level, levels } from './kinds.ts'
import { makeLexicon } from './lexicon-matches.ts'
import { indexOf, ownConceptsOf, type Pattern, plainWordsOf, toPattern } from './patterns.ts'
import { makeSpeller } from './spelling.ts'
import { readTable, tables } from './tables.ts'

/** The meaning of a pattern: a sign of a concern, or (`innocent`) that something that looks like one is harmless. */
export type Meaning = { kind: ConcernKind; level: Level } | { kind: ConcernKind | 'any'; level: 'innocent' }

const { shared, spelling, contextRules, concerns, commonWords } = tables

type Rule = { pattern: Pattern; meaning: Meaning }
const signs = concerns.flatMap((table) =>
  levels.flatMap((level) =>
    table[level].map((written): Rule => ({ pattern: toPattern(written), meaning: { kind: table.kind, level } })),
  ),
)
const toInnocent =
  (kind: ConcernKind | 'any') =>
  (written: string): Rule => ({
    pattern: toPattern(written),
    meaning: { kind, level: 'innocent' },
  })
const innocent = [
  ...shared.innocent.map(toInnocent('any')),
  ...concerns.flatMap((table) => table.innocent.map(toInnocent(table.kind))),
]
const all = [...signs, ...innocent]
const asides = {
  means: contextRules.means.map(toPattern),
  denial: contextRules.denial.map(toPattern),
  misread: contextRules.misread.map(toPattern),
  safe: contextRules.safe.map(toPattern),
  atHome: contextRules.atHome.map(toPattern),
  asked: contextRules.asked.map(toPattern),
}

const patterns = [...all.map(({ pattern }) => pattern), ...Object.values(asides).flat()]
const named = patterns.flatMap(plainWordsOf)
const lexicon = makeLexicon(
  [shared.words, contextRules.words, ...concerns.map(({ words }) => words), ownConceptsOf(named)],
  shared.fillers,
)
/** The longer words of the tables, which are recognized when misspelt too. */
const longWords = concerns
  .flatMap(({ words }) => Object.values(words).flat())
  .flatMap((phrase) => phrase.split(' '))
  .filter((word) => /^[a-zñ]{6,}$/u.test(word))
const keys = [...new Set([...spelling.keys, ...longWords])]
const whole = new Set([...lexicon.whole, ...named.filter((name) => !/[_*]/u.test(name)), ...spelling.keys])

const allConcepts = concerns.flatMap(({ words }) => Object.keys(words))
const conceptTable = z.record(z.enum(concernKinds), z.array(z.string()))
/** Patterns that occur in harmless messages. Made by scripts/doubtful-patterns.mjs. */
const doubtful = new Set(
  readTable('doubtful-patterns.json', z.strictObject({ version: z.literal(1), patterns: z.array(z.string()) }))
    .patterns,
)

/** The tables, compiled once. */
export const rules = {
  lexicon,
  speller: makeSpeller({ ...spelling, keys }, { whole, beginnings: lexicon.beginnings, common: commonWords }),
  index: indexOf(all.map(({ pattern }) => pattern)),
  /** The concepts of each kind's own table; another person may be in danger of any kind. */
  conceptsOf: conceptTable.parse(
    Object.fromEntries(
      concerns.map(({ kind, words }) => [kind, kind === 'someoneInDanger' ? allConcepts : Object.keys(words)]),
    ),
  ),
  meaningOf: new Map(all.map(({ pattern, meaning }): [Pattern, Meaning] => [pattern, meaning])),
  /** Whether a pattern occurs in no harmless message of the training. */
  isProven: ({ written }: Pattern): boolean => !doubtful.has(written),
  means: indexOf(asides.means),
  denial: indexOf(asides.denial),
  misread: indexOf(asides.misread),
  safe: indexOf(asides.safe),
  atHome: indexOf(asides.atHome),
  asked: indexOf(asides.asked),
}
