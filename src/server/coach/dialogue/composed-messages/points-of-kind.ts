import type { Point } from './message-draft.ts'

export const pointsOfKind = (points: readonly Point[], ...kinds: Point['kind'][]): Point[] =>
  points.filter(({ kind }) => kinds.includes(kind))
