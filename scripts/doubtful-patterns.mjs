// Writes content/coach/safety/doubtful-patterns.json: the patterns of the safety tables that were found in a harmless message of
// the writers trained on, or in what the coach is asked of ordinary life. The safety layer believes them less. Run it (seconds) after
// the tables, senses or messages change; scripts/train-safety.mjs does.
import { readFileSync, writeFileSync } from 'node:fs'
import { findAll } from '../src/server/coach/safety/patterns.ts'
import { rules } from '../src/server/coach/safety/rules.ts'
import { ordinary } from './safety-examples.mjs'

const folder = new URL('../content/coach/safety/', import.meta.url)
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

/** How matters of the library are asked for in a few words. */
const asks = readFileSync(new URL('matters/short-asks.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('# '))
const harmless = ['messages.v1.json', 'messages.v3.json', 'training-messages.json']
  .flatMap((name) => read(name).messages)
  .filter(({ kind }) => kind === undefined)
  .map(({ text }) => text)
const found = [...harmless, ...asks, ...ordinary.map(({ text }) => text)]
  .flatMap((text) => findAll(rules.index, rules.lexicon.match(rules.speller(text))))
  .filter(({ pattern }) => ['explicit', 'hinted'].includes(rules.meaningOf.get(pattern)?.level))
const patterns = [...new Set(found.map(({ pattern }) => pattern.written))].toSorted()
writeFileSync(new URL('doubtful-patterns.json', folder), `${JSON.stringify({ version: 1, patterns }, null, 2)}\n`)
process.stdout.write(`${patterns.length} patterns are doubtful\n`)
