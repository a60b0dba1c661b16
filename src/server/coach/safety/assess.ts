import { type Assessment, type Concern, type ConcernKind, concernKinds } from './kinds.ts'
import { languageOf } from './language.ts'
import { findAll, type Pattern } from './patterns.ts'
import { judge } from './judge.ts'
import { resemblanceOf } from './model.ts'
import { rules } from './rules.ts'
import type { Thread } from './thread.ts'

const enough = { hinted: 2, explicit: 4 }
/**
 * What the model must say for a message to count: by itself, beside a hint of the tables, and beside what they call explicit.
 * Below the last it takes even that for an idiom, outside a thread that has had a concern. Beside an idiom or a denial that
 * the tables know, it must say more.
 */
const speaksAt = { alone: 0.6, besideHint: 0, besideExplicit: -0.6, moreIfInnocent: 1 }
/** How much a point of the tables says about which concern it is, beside what the model says. */
const tablesWeigh = 0.3

/** What a message shows, read in the light of the thread it stands in. Pure: no clock, no chance, nothing kept. */
export function assess(message: string, thread: Thread): Assessment {
  const marks = rules.lexicon.mark(rules.speller(message))
  const all = findAll(rules.index, marks)
  const points = new Map<ConcernKind, number>()
  let denies = findAll(rules.denial, marks).length > 0
  for (const { kind, weights, isDenied } of judge(marks, all)) {
    if (isDenied) denies = true
    else points.set(kind, sumOf(weights) + (thread.faint[kind] ?? 0))
  }
  const asksMeans = findAll(rules.means, marks).length > 0
  const isWatched = thread.kind !== null
  const { score, kinds } = resemblanceOf(marks, all)
  const most = Math.max(0, ...points.values())
  const addsUp = [...points].some(([kind, sum]) => sum >= enough.hinted && thread.faint[kind] !== undefined)
  const isGuarded = denies || all.some(({ pattern, found }) => found.used.length > 1 && isInnocent(pattern, points))
  const needed = (addsUp ? speaksAt.besideExplicit : neededBeside(most)) + (isGuarded ? speaksAt.moreIfInnocent : 0)
  const counts = (isWatched && most >= enough.hinted) || score > needed
  const found = counts ? concernsOf(points, kinds) : []
  const concerns = marks.has(babyLoss) ? inMourning(found) : found
  if (isWatched && asksMeans && concerns.length === 0) concerns.push({ kind: 'selfHarm', level: 'hinted', points: 2 })
  // What to do about him is no matter for a library: it would say how to open a hard talk.
  if (isOfHome(thread.kind) && concerns.length === 0 && !denies && findAll(rules.atHome, marks).length > 0)
    concerns.push({ kind: thread.kind, level: 'hinted', points: 2 })
  const shown = new Set(concerns.map(({ kind }) => kind))
  return {
    concerns,
    faint: Object.fromEntries([...points].filter(([kind, sum]) => !shown.has(kind) && sum < enough.explicit)),
    asksMeans,
    denies,
    isSafeNow: findAll(rules.safe, marks).length > 0,
    language: languageOf(marks, thread.language),
  }
}

const isOfHome = (kind: Thread['kind']): kind is 'violenceAtHome' | 'coerciveControl' =>
  kind === 'violenceAtHome' || kind === 'coerciveControl'

const neededBeside = (points: number): number =>
  points >= enough.explicit ? speaksAt.besideExplicit : points >= enough.hinted ? speaksAt.besideHint : speaksAt.alone

/** An idiom speaks for what it looks like: pride is none of a birth's distress, and says nothing against too little food. */
function isInnocent(pattern: Pattern, points: ReadonlyMap<ConcernKind, number>): boolean {
  const meaning = rules.meaningOf.get(pattern)
  if (meaning?.level !== 'innocent') return false
  const said = [...points].filter(([, sum]) => sum >= enough.explicit)
  return meaning.kind === 'any' || said.length === 0 || said.some(([kind]) => kind === meaning.kind)
}

/** What the tables found, and what the model takes it for; the one that both together say most of goes first. */
function concernsOf(points: ReadonlyMap<ConcernKind, number>, kinds: ReadonlyMap<ConcernKind, number>): Concern[] {
  const weightOf = (kind: ConcernKind) => (kinds.get(kind) ?? 0) + tablesWeigh * (points.get(kind) ?? 0)
  const ordered = concernKinds.toSorted((one, other) => weightOf(other) - weightOf(one))
  return ordered.flatMap((kind, place): Concern[] => {
    const sum = points.get(kind) ?? 0
    if (sum < enough.hinted && place > 0) return []
    return [{ kind, level: sum >= enough.explicit ? 'explicit' : 'hinted', points: Math.max(sum, enough.hinted) }]
  })
}

const babyLoss = new Set(['BABYLOSS'])

/** Nobody is asked whether her baby is safe who has lost it: she is asked how she is. */
function inMourning(concerns: Concern[]): Concern[] {
  const rest = concerns.filter(({ kind }) => kind !== 'afterBirth')
  return rest.length > 0 || concerns.length === 0
    ? rest
    : [{ kind: 'selfHarm', level: 'hinted', points: enough.hinted }]
}

/** The strongest sign, and a little for each further one. */
const sumOf = (weights: readonly number[]): number => {
  const strongest = Math.max(...weights)
  return strongest === 1 ? weights.length : strongest + 0.5 * (weights.length - 1)
}
