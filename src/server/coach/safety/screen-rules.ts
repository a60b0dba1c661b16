import { z } from 'zod'
import { languages } from './kinds.ts'
import { makeLexicon } from './lexicon-matches.ts'
import { indexOf, ownConceptsOf, plainWordsOf, toPattern } from './patterns.ts'
import { makeSpeller } from './spelling.ts'
import { conceptTable, readTable, tables } from './tables.ts'

/** The faults that a reply may have. `home` and `eating` are checked only while the thread is about them. */
const faults = [
  'method',
  'dosage',
  'diagnosis',
  'directive',
  'human',
  'flattery',
  'leaked',
  'secrecy',
  'diet',
  'deed',
  'home',
  'eating',
] as const
/** A fault that a reply may have. */
export type ReplyFault = (typeof faults)[number]

/** `unless`: a sentence that also matches one of these is left as it is. */
const rule = z.strictObject({
  does: z.enum(['replace', 'cut']),
  patterns: z.array(z.string().min(1)),
  unless: z.array(z.string().min(1)).default([]),
})
const table = readTable(
  'screen.json',
  z.strictObject({
    words: conceptTable,
    faults: z.strictObject({
      method: rule,
      dosage: rule,
      diagnosis: rule,
      directive: rule,
      human: rule,
      flattery: rule,
      leaked: rule,
      secrecy: rule,
      diet: rule,
      deed: rule,
    }),
    inMode: z.strictObject({ home: rule, eating: rule }),
    instead: z.record(z.enum(languages), z.record(z.enum([...faults, 'empty']), z.string())),
  }),
)

const { method, ...others } = table.faults
// The first match counts, so the rules of a safety mode precede general ones: their replacement fits better.
const compiled = Object.entries({ method, ...table.inMode, ...others }).map(([fault, { does, patterns, unless }]) => ({
  fault: z.enum(faults).parse(fault),
  does,
  patterns: patterns.map(toPattern),
  unless: unless.map(toPattern),
}))
const named = compiled.flatMap(({ patterns, unless }) => [...patterns, ...unless].flatMap(plainWordsOf))
const lexicon = makeLexicon([tables.shared.words, table.words, ownConceptsOf(named)], tables.shared.fillers)
const vocabulary = {
  whole: new Set([...lexicon.whole, ...named]),
  beginnings: lexicon.beginnings,
  common: tables.commonWords,
}

/** The rules of `screen`, compiled once. Replies are spelt correctly, so only contractions are expanded. */
export const screenRules = {
  lexicon,
  speller: makeSpeller({ instead: tables.spelling.instead, keys: [], neighbours: [], joined: [] }, vocabulary),
  faults: compiled.map(({ fault, does, patterns, unless }) => ({
    fault,
    does,
    index: indexOf(patterns),
    unless: indexOf(unless),
  })),
  instead: table.instead,
}
