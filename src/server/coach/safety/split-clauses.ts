import { z } from 'zod'
import { makeLexicon } from './lexicon-matches.ts'
import { indexOf, ownConceptsOf, plainWordsOf, toPattern } from './patterns.ts'
import type { RawWord } from './split-words.ts'
import { conceptTable, patterns, phrases, readTable } from './tables.ts'

/** A clause as positions of words; `end` is exclusive. `laughs`: a laugh follows it, which is not part of it. */
export type ClauseSpan = { start: number; end: number; laughs: boolean }

const words = phrases.transform((list): ReadonlySet<string> => new Set(list))
/**
 * `joiners` begin a clause if a subject follows: 'die and be gone' is one clause, 'I cried and I slept' are two. A Spanish verb
 * contains its subject, so `spanishJoiners` always begin one. `leads` are dropped at a clause's start. `topicShifts` begin a clause
 * without a comma before them: 'remind me', 'can you'.
 */
const table = readTable(
  'clauses.json',
  z.strictObject({
    joiners: words,
    spanishJoiners: words,
    subjects: words,
    leads: words,
    topicShifts: words,
    words: conceptTable,
    takenBack: patterns,
    quoted: patterns,
  }),
)
const { joiners, spanishJoiners, subjects, leads, topicShifts } = table
const withdrawn = [...table.takenBack, ...table.quoted].map(toPattern)
/**
 * Concepts and patterns that relate clauses to each other. They have a lexicon of their own: as concepts of the tables they
 * would change the features that the models are trained on.
 */
export const clauseRules = {
  lexicon: makeLexicon([table.words, ownConceptsOf(withdrawn.flatMap(plainWordsOf))], []),
  withdrawn: indexOf(withdrawn),
}

const laugh =
  /^(?:l{1,9}o{1,40}l{1,9}(?:ol){0,9}|lmf?ao{1,40}|rofl|xd{1,40}|[ha]{4,40}|[he]{4,40}|[ja]{4,40}|[je]{4,40})$/u

/** Splits a message into clauses, without the joiners and laughs at their ends. */
export function splitClauses(words: readonly RawWord[]): ClauseSpan[] {
  const clauses: ClauseSpan[] = []
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
  if (topicShifts.has(word.text) || spanishJoiners.has(word.text)) return true
  return joiners.has(word.text) && next !== undefined && subjects.has(next.text)
}

function trimmed(words: readonly RawWord[], from: number, to: number): ClauseSpan {
  let [start, end] = [from, to]
  while (start < end && (isLaugh(words[start]) || isLead(words[start]))) start += 1
  while (end > start && isLaugh(words[end - 1])) end -= 1
  return { start, end, laughs: isLaugh(words[to - 1]) }
}

const isLaugh = (word: RawWord | undefined): boolean => word !== undefined && laugh.test(word.text)
const isLead = (word: RawWord | undefined): boolean =>
  word !== undefined && [joiners, spanishJoiners, leads].some((some) => some.has(word.text))
