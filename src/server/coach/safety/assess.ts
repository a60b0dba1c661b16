import { type Assessment, type Concern, type ConcernKind, concernKinds } from './kinds.ts'
import { languageOf } from './language.ts'
import { findAll } from './patterns.ts'
import { judge } from './judge.ts'
import { rules } from './rules.ts'
import type { Thread } from './thread.ts'

const enough = { hinted: 2, explicit: 4 }

/** What a message shows, read in the light of the thread it stands in. Pure: no clock, no chance, nothing kept. */
export function assess(message: string, thread: Thread): Assessment {
  const marks = rules.lexicon.mark(rules.speller(message))
  const standing = judge(marks, findAll(rules.index, marks))
  const points = new Map<ConcernKind, number>()
  let denies = findAll(rules.denial, marks).length > 0
  for (const { kind, weights, isDenied } of standing) {
    if (isDenied) denies = true
    else points.set(kind, sumOf(weights))
  }
  const asksMeans = findAll(rules.means, marks).length > 0
  if (thread.kind !== null && asksMeans) add(points, 'selfHarm', enough.hinted)
  const earlier = (kind: ConcernKind) => (points.has(kind) ? (thread.faint[kind] ?? 0) : 0)
  const concerns = concernKinds.flatMap((kind): Concern[] => {
    const all = (points.get(kind) ?? 0) + earlier(kind)
    if (all < enough.hinted) return []
    return [{ kind, level: all >= enough.explicit ? 'explicit' : 'hinted', points: all }]
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

/** The strongest sign, and a little for each further one. */
const sumOf = (weights: readonly number[]): number => {
  const strongest = Math.max(...weights)
  return strongest === 1 ? weights.length : strongest + 0.5 * (weights.length - 1)
}

const add = (points: Map<ConcernKind, number>, kind: ConcernKind, more: number) =>
  points.set(kind, Math.max(more, points.get(kind) ?? 0))
