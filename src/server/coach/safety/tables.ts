import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { concernKinds } from './kinds.ts'

const folder = new URL('../../../../content/coach/safety/', import.meta.url)

/** Reads a file of `content/coach/safety`. Throws if it doesn't match the schema, so that the server doesn't start. */
export function readTable<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(JSON.parse(readFileSync(new URL(path, folder), 'utf8')))
  if (!read.success) throw new Error(`content/coach/safety/${path}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** Lines of phrases separated by commas; a line usually holds one language. */
export const phrases = z.array(z.string().min(1)).transform((lines) => lines.flatMap(splitPhrases))
/** Phrases by the name of their concept. */
export const conceptTable = z.record(z.string().regex(/^[A-Z][A-Z0-9]*$/), phrases)
/** Patterns as text (`toPattern` compiles them). */
export const patterns = z.array(z.string().min(1))

const concernTable = z.strictObject({
  kind: z.enum(concernKinds),
  words: conceptTable,
  explicit: patterns,
  hinted: patterns,
  faint: patterns,
  innocent: patterns,
})

const sharedTable = z.strictObject({
  words: conceptTable,
  fillers: phrases,
  innocent: patterns,
})

const spellingTable = z.strictObject({
  instead: z.record(z.string(), z.string()),
  keys: phrases,
  neighbours: phrases,
  joined: phrases,
})
/** The table of the speller. */
export type SpellingTable = z.output<typeof spellingTable>

/** The tables that `assess` uses. */
export const tables = {
  shared: readTable('shared.json', sharedTable),
  spelling: readTable('spelling.json', spellingTable),
  /** Made by scripts/common-words.mjs. */
  commonWords: readTable(
    'common-words.json',
    z.strictObject({ words: z.string().transform((words) => new Set(words.split(' '))) }),
  ).words,
  /** Patterns of messages after a concern was raised: a denial, a misreading, being safe again. */
  contextRules: readTable(
    'context-rules.json',
    z.strictObject({
      words: conceptTable,
      means: patterns,
      denial: patterns,
      misread: patterns,
      safe: patterns,
      atHome: patterns,
      asked: patterns,
    }),
  ),
  concerns: readdirSync(new URL('concerns/', folder))
    .filter((name) => name.endsWith('.json'))
    .sort((a, b) => a.localeCompare(b))
    .map((name) => readTable(`concerns/${name}`, concernTable)),
}

function splitPhrases(line: string): string[] {
  return line
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
