import type { ConcernKind, Level } from './kinds.ts'
import { makeLexicon } from './marks.ts'
import { indexOf, plainWordsOf, toPattern } from './patterns.ts'
import { makeSpeller } from './spelling.ts'
import { tables } from './tables.ts'

/** What a pattern says where it is found: a sign of a concern, or that something which looks like one is innocent. */
export type Meaning = { kind: ConcernKind; level: Level } | { kind: ConcernKind | 'any'; level: 'innocent' }

const { shared, spelling, thread, concerns } = tables

const meanings = concerns.flatMap((table) =>
  (['explicit', 'hinted', 'faint', 'innocent'] as const).flatMap((level) =>
    table[level].map((written) => ({ pattern: toPattern(written), meaning: { kind: table.kind, level } satisfies Meaning })),
  ),
)
const innocent = shared.innocent.map((written) => ({
  pattern: toPattern(written),
  meaning: { kind: 'any', level: 'innocent' } satisfies Meaning,
}))
const all = [...meanings, ...innocent]
const asides = { means: thread.means.map(toPattern), denial: thread.denial.map(toPattern), safe: thread.safe.map(toPattern), asked: thread.asked.map(toPattern) }

const patterns = [...all.map(({ pattern }) => pattern), ...Object.values(asides).flat()]
const named = patterns.flatMap(plainWordsOf)
/** `a_b` in a pattern is a phrase, `word*` all that begins so: small concepts of their own. */
const ownConcepts = Object.fromEntries(
  named.filter((name) => /[_*]/u.test(name)).map((name) => [name, [name.replaceAll('_', ' ')]]),
)
const lexicon = makeLexicon([shared.words, thread.words, ...concerns.map(({ words }) => words), ownConcepts], shared.fillers)
/** The longer words of the tables are found misspelt too. */
const longWords = concerns.flatMap(({ words }) => Object.values(words).flat()).flatMap((phrase) => phrase.split(' ')).filter((word) => /^[a-zñ]{6,}$/u.test(word))
const keys = [...new Set([...spelling.keys, ...longWords])]
const whole = new Set([...lexicon.whole, ...named.filter((name) => !/[_*]/u.test(name)), ...spelling.keys])

/** The tables, compiled once. */
export const rules = {
  lexicon,
  speller: makeSpeller({ ...spelling, keys }, { whole, beginnings: lexicon.beginnings }),
  index: indexOf(all.map(({ pattern }) => pattern)),
  meaningOf: new Map(all.map(({ pattern, meaning }): [unknown, Meaning] => [pattern, meaning])),
  means: indexOf(asides.means),
  denial: indexOf(asides.denial),
  safe: indexOf(asides.safe),
  asked: indexOf(asides.asked),
}
