import { type Assessment, type Concern, type ConcernKind, concernKinds, type Degree } from './kinds.ts'
import { languageOfMessage } from './language.ts'
import { findAll, type Pattern } from './patterns.ts'
import { type Verdict, weighSigns } from './weigh-signs.ts'
import type { LexiconMatches } from './lexicon-matches.ts'
import { lessForLength, type Resemblance, resemblanceOf, toProbability } from './model.ts'
import { noteAt } from './network.ts'
import { withoutRuns } from './repeated-words.ts'
import { rules } from './rules.ts'
import { assessClauses } from './explicit-clause.ts'
import { type ConcernState, newConcernState } from './concern-state.ts'
import type { RawWord } from './split-words.ts'
import { findWeightLoss } from './weight-loss.ts'

const enough = { faint: 1, hinted: 2, explicit: 4 }
/** A message of at least this many words and concepts of a kind's table is about that kind. */
const aboutKind = { words: 8, concepts: 1 }
/**
 * The lowest probability of the model for a full answer or a note, by what the tables found: an explicit statement, a hint, a
 * faint sign, faint signs of several messages (`addedUp`), three explicit statements in a dozen words (`several`), or only words
 * of the subject (`concepts`). A pattern that occurs in a harmless training message is `doubtful`. If the tables found nothing,
 * the network's `noteAt` decides about a note. `lessIfInnocent` is subtracted from the model's log odds if the tables found an
 * idiom or a denial. The bounds were chosen on left-out writers (decisions 034, 047 and 064).
 */
const needed = {
  full: {
    proven: { explicit: 0.5, hinted: 0.89 },
    doubtful: { explicit: 0.9, hinted: 0.95 },
    addedUp: 0.02,
    several: 0.59,
    faint: 0.975,
    concepts: 0.97,
  },
  note: { proven: { explicit: 0.05, hinted: 0.05 }, doubtful: { explicit: 0.25, hinted: 0.6 } },
  lessIfInnocent: 1.3,
}
/**
 * In words, and the share of the usual bound. A user who writes about themselves in a few sentences gets a note from the model
 * alone a little earlier. Orders to an assistant are shorter or have no 'I'; in long stories the model errs most.
 */
const told = { fewest: 12, most: 30, share: 0.77 }
const firstPerson = new Set(['I'])
/** A short message with this many explicit statements of one kind is about nothing else. */
const several = { words: 12, signs: 3 }
/** The weight of a point of the tables in the model's log odds, to choose between concerns. */
const tablesWeigh = 0.3

type Said = { message: string; words: readonly RawWord[] }

/** Assesses a message within its thread. Pure: no clock, no randomness, no state. */
export function assess(message: string, concernState: ConcernState): Assessment {
  const words = rules.speller(message)
  const whole = assessWords({ message, words }, concernState, null)
  const fewer = whole.degree === null ? words : withoutRuns(words)
  if (fewer.length === words.length) return whole
  const calm = assessWords({ message, words: fewer }, concernState, null)
  return calm.degree === null ? calm : whole
}

/** Assesses a message with given log odds, for tests: those of a model that was trained without its writer. */
export const assessAt = (message: string, concernState: ConcernState, known: number | null): Assessment =>
  assessWords({ message, words: rules.speller(message) }, concernState, known)

/** Assesses the whole message, then its clauses if one of them may say more. */
function assessWords(said: Said, concernState: ConcernState, known: number | null): Assessment {
  const { assessment, matches, found } = readingOf(said, concernState, known)
  if (assessment.degree === 'full') return assessment
  const more = assessClauses(matches, found, (clause) => {
    const { start, end } = clause
    const alone = readingOf({ message: '', words: said.words.slice(start, end) }, newConcernState, null)
    return { clause, ...alone, concerns: alone.assessment.concerns, probability: alone.atSigns }
  })
  return more === null ? assessment : { ...assessment, ...more }
}

type Reading = {
  assessment: Assessment
  matches: LexiconMatches
  found: ReturnType<typeof findAll>
  signs: readonly number[]
  atSigns: number
}

function readingOf({ message, words }: Said, concernState: ConcernState, known: number | null): Reading {
  const matches = rules.lexicon.match(words)
  const all = findAll(rules.index, matches)
  const points = new Map<ConcernKind, number>()
  const isMisread = findAll(rules.misread, matches).length > 0
  let denies = isMisread || findAll(rules.denial, matches).length > 0
  const losses = findWeightLoss(matches)
  const verdicts = weighSigns(matches, all, losses)
  for (const { kind, weights, isDenied } of verdicts) {
    if (isDenied) denies = true
    else points.set(kind, sumOf(weights) + (concernState.faint[kind] ?? 0))
  }
  const asksMeans = findAll(rules.means, matches).length > 0
  const isSafeNow = findAll(rules.safe, matches).length > 0
  const { kinds, ...resemblance } = resemblanceOf(matches, all)
  const isGuarded =
    denies ||
    losses.some(({ meaning }) => meaning.level === 'innocent') ||
    all.some(({ pattern, found }) => found.used.length > 1 && isInnocent(pattern, points))
  const signs = verdicts.filter(({ kind }) => (points.get(kind) ?? 0) >= enough.hinted).flatMap(({ words }) => words)
  const less = lessForLength(matches.words.length) + (isGuarded ? needed.lessIfInnocent : 0)
  const { probability, atSigns } = probabilitiesOf(resemblance, signs, { known, less })
  const degree = degreeOf({ matches, verdicts, points, probability, atSigns, kinds, concernState })
  const concerns = degree === 'full' ? concernsOf(points, kinds) : []
  const shown = matches.has(babyLoss) ? afterBabyLoss(concerns) : concerns
  const concernsNow = shown.length > 0 ? shown : concernsOfThread(concernState, { matches, asksMeans, denies })
  const assessment: Assessment = {
    degree: concernsNow.length > 0 ? 'full' : degree,
    likeliest: likeliest(kinds),
    concerns: concernsNow,
    faint: Object.fromEntries([...points].filter(([, sum]) => sum < enough.explicit)),
    asksMeans,
    denies,
    isMisread,
    isSafeNow,
    saysMore: (denies || isSafeNow) && saysMore(message),
    language: languageOfMessage(matches, message, concernState.language),
  }
  return { assessment, matches, found: all, signs, atSigns }
}

/** In words. A shorter part of a message says nothing on its own. */
const shortestPart = 4
const reassuring = [rules.denial, rules.misread, rules.safe]

/** Whether some part of the message is neither a denial nor a statement that the user is safe. */
const saysMore = (message: string): boolean =>
  message.split(/[.!?;\n]+|,\s/).some((part) => {
    const matches = rules.lexicon.match(rules.speller(part))
    return matches.words.length >= shortestPart && reassuring.every((rule) => findAll(rule, matches).length === 0)
  })

/** `less` is subtracted from the log odds, which are `known` or the message's own. */
function probabilitiesOf(
  { logOdds, logOddsAt }: Pick<Resemblance, 'logOdds' | 'logOddsAt'>,
  signs: readonly number[],
  { known, less }: { known: number | null; less: number },
): Pick<Evidence, 'probability' | 'atSigns'> {
  const more = (known ?? logOdds) - logOdds - less
  return { probability: toProbability(logOdds + more), atSigns: toProbability(logOddsAt(signs) + more) }
}

type Evidence = {
  matches: LexiconMatches
  verdicts: readonly Verdict[]
  points: ReadonlyMap<ConcernKind, number>
  probability: number
  /** The probability for the words around the signs alone. */
  atSigns: number
  kinds: ReadonlyMap<ConcernKind, number>
  concernState: ConcernState
}

/**
 * Returns how to answer. A full answer needs the tables and the model together, or the tables alone in a thread that has had a
 * concern. Otherwise either one alone can give a note.
 */
function degreeOf({ matches, verdicts, points, probability, atSigns, kinds, concernState }: Evidence): Degree | null {
  const most = Math.max(0, ...points.values())
  if (concernState.kind !== null && most >= enough.hinted) return 'full'
  const addsUp = [...points].some(([kind, sum]) => sum >= enough.hinted && concernState.faint[kind] !== undefined)
  const isSeveral =
    matches.words.length <= several.words &&
    verdicts.some(({ weights }) => weights.filter((points) => points === enough.explicit).length >= several.signs)
  const kind = likeliest(kinds)
  const level = most >= enough.explicit ? 'explicit' : most >= enough.hinted ? 'hinted' : null
  const isProven = verdicts.some(({ proven }) => proven.has('explicit') || (level === 'hinted' && proven.has('hinted')))
  const trust = isProven ? 'proven' : 'doubtful'
  const alone = most >= enough.faint ? needed.full.faint : needed.full.concepts
  const isFull =
    level !== null
      ? atSigns >=
        Math.min(needed.full[trust][level], addsUp ? needed.full.addedUp : 1, isSeveral ? needed.full.several : 1)
      : probability >= alone && (most >= enough.faint || isAbout(kind, matches))
  if (isFull) return 'full'
  if (verdicts.some(({ isMeasured }) => isMeasured)) return 'note'
  const byModel = noteAt[kind] * (isTold(matches) ? told.share : 1)
  const noteFrom = level === null ? byModel : Math.min(byModel, needed.note[trust][level])
  return probability >= noteFrom ? 'note' : null
}

const isTold = (matches: LexiconMatches): boolean =>
  matches.words.length >= told.fewest && matches.words.length <= told.most && matches.has(firstPerson)

const isAbout = (kind: ConcernKind, matches: LexiconMatches): boolean =>
  matches.words.length >= aboutKind.words &&
  rules.conceptsOf[kind].filter((concept) => matches.has(new Set([concept]))).length >= aboutKind.concepts

/** Returns a concern for a question about means, or about someone at home, in a thread that has had a concern. */
function concernsOfThread(
  { kind }: ConcernState,
  { matches, asksMeans, denies }: { matches: LexiconMatches; asksMeans: boolean; denies: boolean },
): Concern[] {
  if (kind === null) return []
  if (asksMeans) return [{ kind: 'selfHarm', level: 'hinted', points: enough.hinted }]
  if (isOfHome(kind) && !denies && findAll(rules.atHome, matches).length > 0)
    return [{ kind, level: 'hinted', points: enough.hinted }]
  return []
}

const isOfHome = (kind: ConcernState['kind']): kind is 'violenceAtHome' | 'coerciveControl' =>
  kind === 'violenceAtHome' || kind === 'coerciveControl'

const likeliest = (kinds: ReadonlyMap<ConcernKind, number>): ConcernKind =>
  concernKinds.reduce((one, other) => ((kinds.get(other) ?? 0) > (kinds.get(one) ?? 0) ? other : one))

/** Whether an idiom excuses a kind that was found: 'so proud of my baby' excuses distress after birth, but no eating disorder. */
function isInnocent(pattern: Pattern, points: ReadonlyMap<ConcernKind, number>): boolean {
  const meaning = rules.meaningOf.get(pattern)
  if (meaning?.level !== 'innocent') return false
  const said = [...points].filter(([, sum]) => sum >= enough.explicit)
  return meaning.kind === 'any' || said.length === 0 || said.some(([kind]) => kind === meaning.kind)
}

/** Returns the concerns by tables and model together, the likeliest first. */
function concernsOf(points: ReadonlyMap<ConcernKind, number>, kinds: ReadonlyMap<ConcernKind, number>): Concern[] {
  const weightOf = (kind: ConcernKind) => (kinds.get(kind) ?? 0) + tablesWeigh * (points.get(kind) ?? 0)
  const ordered = concernKinds.toSorted((one, other) => weightOf(other) - weightOf(one))
  return ordered.flatMap((kind, rank): Concern[] => {
    const sum = points.get(kind) ?? 0
    if (sum < enough.hinted && rank > 0) return []
    return [{ kind, level: sum >= enough.explicit ? 'explicit' : 'hinted', points: Math.max(sum, enough.hinted) }]
  })
}

const babyLoss = new Set(['BABYLOSS'])

/** After the loss of a baby, never ask whether the baby is safe: answer as to a hint of self-harm, which asks how the user is. */
function afterBabyLoss(concerns: Concern[]): Concern[] {
  const rest = concerns.filter(({ kind }) => kind !== 'afterBirth')
  return rest.length > 0 || concerns.length === 0
    ? rest
    : [{ kind: 'selfHarm', level: 'hinted', points: enough.hinted }]
}

/** The points of the strongest sign, and half a point for each further one. */
const sumOf = (weights: readonly number[]): number => {
  const strongest = Math.max(...weights)
  return strongest === 1 ? weights.length : strongest + 0.5 * (weights.length - 1)
}
