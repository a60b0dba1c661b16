import { between, type Clause, clausesOf } from './clauses.ts'
import type { Concern } from './kinds.ts'
import type { LexiconMatches } from './lexicon-matches.ts'
import { findAll, type Found, type Pattern } from './patterns.ts'
import { rules } from './rules.ts'

/** What is said in some clause, whatever stands beside it: outright, or less. */
type InClause = { degree: 'full'; concerns: readonly Concern[] } | { degree: 'note' }

/** What a clause says by itself. `probability`: the model's, of the words around its `signs`, which are counted from the clause's first word. */
type ClauseReading = {
  clause: Clause
  marks: LexiconMatches
  concerns: readonly Concern[]
  signs: readonly number[]
  probability: number
}

/**
 * The least probability of a clause for a full answer: in general, where it says in a few words what the user wants, of other kinds than
 * self-harm, and where another clause has a sign too. Without its context a model errs more than on whole messages. At these bounds no ordinary message and no look-alike of the judges,
 * of the everyday requests and of what strangers tell gets a full answer that it didn't get as a whole. For a note it needs no bound.
 */
const least = { full: 0.98, wanted: 0.85, lately: 0.9, added: 0.95 }
/** 'I want to jump off a bridge' */
const mostWanted = 10
/** A clause of so many words beside a laugh may tell what is laughed about. */
const fewestTold = 4
const fewestNoted = 2

const wanted = new Set(['WANT'])

type Finds = readonly { pattern: Pattern; found: Found }[]

/**
 * Reads each clause by itself in which the tables found something, since ordinary words beside it lower the model's probability, and idioms of
 * other clauses reach over to it. Of other kinds than self-harm it takes what was lately: who was hit, when and by what, often stands in the next clause.
 */
export function inClauses(
  marks: LexiconMatches,
  found: Finds,
  read: (clause: Clause) => ClauseReading,
): InClause | null {
  const clauses = clausesOf(marks.words)
  const [first] = clauses
  if (first === undefined || first.end - first.start === marks.words.length) return null
  const raised = clauses
    .filter((clause) => found.some((one) => isSign(one.pattern) && isIn(clause, one.found.start)))
    .map(read)
    .filter((one) => one.concerns.length > 0 && !isIdiom(found, one))
  if (raised.length === 0) return null
  const around = between.lexicon.mark(marks.words)
  const isWithdrawn = findAll(between.withdrawn, around).length > 0
  const outright = raised.find(
    (one) =>
      !isWithdrawn &&
      (isOutright(one, around, clauses.length === 1) || isAddedTo(found, one)) &&
      !isQuoted(around, one) &&
      !(one.clause.laughs && clauses.some((other) => other !== one.clause && lengthOf(other) >= fewestTold)),
  )
  if (outright !== undefined) return { degree: 'full', concerns: outright.concerns }
  return raised.some(isNoted) ? { degree: 'note' } : null
}

const isIn = ({ start, end }: Clause, at: number): boolean => at >= start && at < end
const lengthOf = ({ start, end }: Clause): number => end - start

const isSign = (pattern: Pattern): boolean => {
  const level = rules.meaningOf.get(pattern)?.level
  return level === 'explicit' || level === 'hinted'
}

/** `isAlone`: there is nothing else but laughs. */
function isOutright(
  { clause, concerns: [worst], marks, probability }: ClauseReading,
  around: LexiconMatches,
  isAlone: boolean,
): boolean {
  if (worst?.level !== 'explicit') return false
  if (worst.kind !== 'selfHarm') return probability >= least.lately && isWithin(around, clause, 'LATELY')
  if (isAlone) return true
  const isWanted = lengthOf(clause) <= mostWanted && marks.has(wanted) && isWithin(around, clause, 'ONESELF')
  return probability >= (isWanted ? least.wanted : least.full)
}

/** What only hints adds up with a sign in another clause: 'I feel worthless and nobody would miss me'. */
const isAddedTo = (found: Finds, { clause, concerns: [worst], probability }: ClauseReading): boolean =>
  worst?.kind === 'selfHarm' &&
  probability >= least.added &&
  found.some(({ pattern, found: { start } }) => {
    const meaning = rules.meaningOf.get(pattern)
    return meaning?.kind === 'selfHarm' && meaning.level !== 'innocent' && !isIn(clause, start)
  })

function isWithin(around: LexiconMatches, { start, end }: Clause, concept: string): boolean {
  for (let at = start; at < end; at += 1) if (around.is(concept, at)) return true
  return false
}

const isNoted = ({ clause, concerns: [worst] }: ClauseReading): boolean =>
  worst?.kind === 'selfHarm' && lengthOf(clause) >= fewestNoted

/** An idiom that begins in the clause and was written to reach far: 'I scratch myself until it bleeds, the eczema'. */
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

/** 'He said: "…"', '"…", they said', and 'my son said I wish I was dead'. */
function isQuoted({ words, is }: LexiconMatches, { clause: { start, end }, signs }: ClauseReading): boolean {
  const isApart = (at: number) => words[at] !== undefined && words[at].clause !== words[at - 1]?.clause
  const sign = start + Math.max(...signs)
  for (let at = start + 1; at < sign; at += 1)
    if (is('SAYS', at) && is('ONESELF', at + 1) && !is('ONESELF', at - 1)) return true
  return (isApart(start) && is('SAYS', start - 1)) || (isApart(end) && is('OTHER', end) && is('SAYS', end + 1))
}
