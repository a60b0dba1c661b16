import { z } from 'zod'
import { makeLexicon } from './lexicon-matches.ts'
import { indexOf, ownConceptsOf, plainWordsOf, toPattern } from './patterns.ts'
import type { RawWord } from './split-words.ts'
import { conceptTable, patterns, phrases, readTable } from './tables.ts'

/** A stretch of a message that says something by itself. `laughs`: it was said with a laugh after it, which is not part of it. */
export type Clause = { start: number; end: number; laughs: boolean }

const words = phrases.transform((list): ReadonlySet<string> => new Set(list))
/**
 * `joiners` begin a clause before a subject: 'die and be gone' is one, 'I cried and I slept' are two; a Spanish verb says who, so that
 * the next word tells nothing. `leads` say nothing at a clause's beginning. `turns` begin something else, also without a comma before them.
 */
const table = readTable(
  'clauses.json',
  z.strictObject({
    joiners: words,
    spanishJoiners: words,
    subjects: words,
    leads: words,
    turns: words,
    words: conceptTable,
    takenBack: patterns,
    quoted: patterns,
  }),
)
const { joiners, spanishJoiners, subjects, leads, turns } = table
const withdrawn = [...table.takenBack, ...table.quoted].map(toPattern)
/** How what is said stands among the clauses, apart from the concepts of the tables, which the models are trained on. */
export const between = {
  lexicon: makeLexicon([table.words, ownConceptsOf(withdrawn.flatMap(plainWordsOf))], []),
  withdrawn: indexOf(withdrawn),
}

const laugh =
  /^(?:l{1,9}o{1,40}l{1,9}(?:ol){0,9}|lmf?ao{1,40}|rofl|xd{1,40}|[ha]{4,40}|[he]{4,40}|[ja]{4,40}|[je]{4,40})$/u

/** The clauses of a message, without the joiners and laughs at their ends. */
export function clausesOf(words: readonly RawWord[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && !begins(words, at)) continue
    const clause = trimmed(words, from, at)
    const last = clauses.at(-1)
    if (clause.end > clause.start) clauses.push(clause)
    // 'I want to die, lol'
    else if (clause.laughs && last !== undefined) last.laughs = true
    from = at
  }
  return clauses
}

function begins(words: readonly RawWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (word === undefined || before === undefined || word.clause !== before.clause) return true
  if (isLaugh(before) && !isLaugh(word)) return true
  if (turns.has(word.text) || spanishJoiners.has(word.text)) return true
  return joiners.has(word.text) && next !== undefined && subjects.has(next.text)
}

function trimmed(words: readonly RawWord[], from: number, to: number): Clause {
  let [start, end] = [from, to]
  while (start < end && (isLaugh(words[start]) || isLead(words[start]))) start += 1
  while (end > start && isLaugh(words[end - 1])) end -= 1
  return { start, end, laughs: isLaugh(words[to - 1]) }
}

const isLaugh = (word: RawWord | undefined): boolean => word !== undefined && laugh.test(word.text)
const isLead = (word: RawWord | undefined): boolean =>
  word !== undefined && [joiners, spanishJoiners, leads].some((some) => some.has(word.text))
