import { type Assessment, type Concern, type ConcernKind, concernKinds } from './kinds.ts'
import { languageOf } from './language.ts'
import { findAll, type Pattern } from './patterns.ts'
import { judge } from './judge.ts'
import { resemblanceOf } from './model.ts'
import { rules } from './rules.ts'
import type { Thread } from './thread.ts'

const enough = { hinted: 2, explicit: 4 }
/** From where the model speaks up by itself, how much more it needs beside an idiom or a denial, and from where it lets a mere hint pass. */
const model = { speaksAt: 1.25, besideInnocent: 1.5, letsPassBelow: -1 }

/** What a message shows, read in the light of the thread it stands in. Pure: no clock, no chance, nothing kept. */
export function assess(message: string, thread: Thread): Assessment {
  const marks = rules.lexicon.mark(rules.speller(message))
  const all = findAll(rules.index, marks)
  const standing = judge(marks, all)
  const points = new Map<ConcernKind, number>()
  let denies = findAll(rules.denial, marks).length > 0
  for (const { kind, weights, isDenied } of standing) {
    if (isDenied) denies = true
    else points.set(kind, sumOf(weights))
  }
  const asksMeans = findAll(rules.means, marks).length > 0
  if (thread.kind !== null && asksMeans) add(points, 'selfHarm', enough.hinted)
  const { score, most, kind: resembled } = resemblanceOf(marks)
  const isGuarded = denies || all.some(({ pattern, found }) => found.used.length > 1 && isInnocent(pattern, resembled))
  if (
    score > model.speaksAt + (isGuarded ? model.besideInnocent : 0) &&
    Math.max(0, ...points.values()) < enough.hinted
  )
    add(points, resembled, enough.hinted)
  const letsPass = most < model.letsPassBelow && thread.kind === null
  const earlier = (kind: ConcernKind) => (points.has(kind) ? (thread.faint[kind] ?? 0) : 0)
  const concerns = concernKinds.flatMap((kind): Concern[] => {
    const sum = (points.get(kind) ?? 0) + earlier(kind)
    if (sum < (letsPass ? enough.explicit : enough.hinted)) return []
    return [{ kind, level: sum >= enough.explicit ? 'explicit' : 'hinted', points: sum }]
  })
  const shown = new Set(concerns.map(({ kind }) => kind))
  return {
    concerns,
    faint: Object.fromEntries([...points].filter(([kind]) => !shown.has(kind))),
    asksMeans,
    denies,
    isSafeNow: findAll(rules.safe, marks).length > 0,
    language: languageOf(marks, thread.language),
  }
}

function isInnocent(pattern: Pattern, of: ConcernKind): boolean {
  const meaning = rules.meaningOf.get(pattern)
  return meaning?.level === 'innocent' && (meaning.kind === 'any' || meaning.kind === of)
}

/** The strongest sign, and a little for each further one. */
const sumOf = (weights: readonly number[]): number => {
  const strongest = Math.max(...weights)
  return strongest === 1 ? weights.length : strongest + 0.5 * (weights.length - 1)
}

const add = (points: Map<ConcernKind, number>, kind: ConcernKind, more: number) =>
  points.set(kind, Math.max(more, points.get(kind) ?? 0))
