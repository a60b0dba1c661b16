import { type ClauseSpan, clauseRules, splitClauses } from './split-clauses.ts'
import type { Concern } from './kinds.ts'
import type { LexiconMatches } from './lexicon-matches.ts'
import { findAll, type PatternMatch, type Pattern } from './patterns.ts'
import { rules } from './rules.ts'

/** The result of the gravest clause: explicit enough for a full answer, or a note. */
type ClauseResult = { degree: 'full'; concerns: readonly Concern[] } | { degree: 'note' }

/**
 * A clause assessed by itself. `signs` are positions of words, counted from the clause's first word; `probability` is the
 * model's for the words around them.
 */
type ClauseReading = {
  clause: ClauseSpan
  matches: LexiconMatches
  concerns: readonly Concern[]
  signs: readonly number[]
  probability: number
}

/**
 * The lowest probability of a clause for a full answer: in general (`full`), where it says in a few words what the user wants
 * (`wanted`), for kinds other than self-harm (`lately`), and where another clause has a sign too (`added`). The bounds are high
 * because a model errs more on a clause without its context. With them, no ordinary message or look-alike of the judges, the
 * everyday requests and the strangers' stories gets a full answer that it didn't get as a whole. A note needs no bound.
 */
const least = { full: 0.98, wanted: 0.85, lately: 0.9, added: 0.95 }
/** In words: 'I want to jump off a bridge'. */
const mostWanted = 10
/** In words. A clause of at least this length beside a laugh may be what the user laughs about. */
const fewestTold = 4
/** In words. */
const fewestNoted = 2

const wanted = new Set(['WANT'])

type Finds = readonly { pattern: Pattern; found: PatternMatch }[]

/**
 * Assesses each clause with a sign of the tables by itself: ordinary words beside it lower the model's probability, and idioms
 * in other clauses may excuse it wrongly. For kinds other than self-harm only recent events count, because the next clause
 * often says who was hit, when and by what. Returns null if no clause says more than the whole message.
 */
export function assessClauses(
  matches: LexiconMatches,
  found: Finds,
  read: (clause: ClauseSpan) => ClauseReading,
): ClauseResult | null {
  const clauses = splitClauses(matches.words)
  const [first] = clauses
  if (first === undefined || first.end - first.start === matches.words.length) return null
  const raised = clauses
    .filter((clause) => found.some((one) => isSign(one.pattern) && isIn(clause, one.found.start)))
    .map(read)
    .filter((one) => one.concerns.length > 0 && !isIdiom(found, one))
  if (raised.length === 0) return null
  const around = clauseRules.lexicon.match(matches.words)
  const isWithdrawn = findAll(clauseRules.withdrawn, around).length > 0
  const explicit = raised.find(
    (one) =>
      !isWithdrawn &&
      (isExplicit(one, around, clauses.length === 1) || isAddedTo(found, one)) &&
      !isQuoted(around, one) &&
      !(one.clause.laughs && clauses.some((other) => other !== one.clause && lengthOf(other) >= fewestTold)),
  )
  if (explicit !== undefined) return { degree: 'full', concerns: explicit.concerns }
  return raised.some(isNoted) ? { degree: 'note' } : null
}

const isIn = ({ start, end }: ClauseSpan, at: number): boolean => at >= start && at < end
const lengthOf = ({ start, end }: ClauseSpan): number => end - start

const isSign = (pattern: Pattern): boolean => {
  const level = rules.meaningOf.get(pattern)?.level
  return level === 'explicit' || level === 'hinted'
}

/** `isAlone`: the message has nothing else, except laughs. */
function isExplicit(
  { clause, concerns: [worst], matches, probability }: ClauseReading,
  around: LexiconMatches,
  isAlone: boolean,
): boolean {
  if (worst?.level !== 'explicit') return false
  if (worst.kind !== 'selfHarm') return probability >= least.lately && isWithin(around, clause, 'LATELY')
  if (isAlone) return true
  const isWanted = lengthOf(clause) <= mostWanted && matches.has(wanted) && isWithin(around, clause, 'ONESELF')
  return probability >= (isWanted ? least.wanted : least.full)
}

/** Whether a hint and a sign in another clause add up: 'I feel worthless and nobody would miss me'. */
const isAddedTo = (found: Finds, { clause, concerns: [worst], probability }: ClauseReading): boolean =>
  worst?.kind === 'selfHarm' &&
  probability >= least.added &&
  found.some(({ pattern, found: { start } }) => {
    const meaning = rules.meaningOf.get(pattern)
    return meaning?.kind === 'selfHarm' && meaning.level !== 'innocent' && !isIn(clause, start)
  })

function isWithin(around: LexiconMatches, { start, end }: ClauseSpan, concept: string): boolean {
  for (let at = start; at < end; at += 1) if (around.is(concept, at)) return true
  return false
}

const isNoted = ({ clause, concerns: [worst] }: ClauseReading): boolean =>
  worst?.kind === 'selfHarm' && lengthOf(clause) >= fewestNoted

/** Whether an idiom whose pattern may span clauses begins in this one: 'I scratch myself until it bleeds, the eczema'. */
const isIdiom = (found: Finds, { clause, concerns: [worst], signs }: ClauseReading): boolean =>
  found.some(({ pattern, found: { start, used } }) => {
    const meaning = rules.meaningOf.get(pattern)
    return (
      meaning?.level === 'innocent' &&
      (meaning.kind === 'any' || meaning.kind === worst?.kind) &&
      /~~|&/u.test(pattern.written) &&
      isIn(clause, start) &&
      used.some((at) => signs.includes(at - clause.start))
    )
  })

/** Matches 'he said: "…"', '"…", they said' and 'my son said I wish I was dead'. */
function isQuoted({ words, is }: LexiconMatches, { clause: { start, end }, signs }: ClauseReading): boolean {
  const isApart = (at: number) => words[at] !== undefined && words[at].clause !== words[at - 1]?.clause
  const sign = start + Math.max(...signs)
  for (let at = start + 1; at < sign; at += 1)
    if (is('SAYS', at) && is('ONESELF', at + 1) && !is('ONESELF', at - 1)) return true
  return (isApart(start) && is('SAYS', start - 1)) || (isApart(end) && is('OTHER', end) && is('SAYS', end + 1))
}
