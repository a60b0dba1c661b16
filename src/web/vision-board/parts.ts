import type { Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'

const filters: Readonly<Partial<Record<string, (vision: Vision) => boolean>>> = {
  loved: ({ isLoved }) => isLoved,
  achieved: ({ achievedAt }) => achievedAt !== null,
  none: ({ category }) => category === null,
}

const filterOf = (show: string): ((vision: Vision) => boolean) | undefined =>
  filters[show] ??
  (visionCategories.some(({ id }) => id === show) ? ({ category }: Vision) => category === show : undefined)

const known = new WeakMap<readonly Vision[], Map<string, readonly Vision[]>>()

/** Returns the same array while the board is the same. */
export function partOf(board: readonly Vision[], show: string): readonly Vision[] {
  const filter = filterOf(show)
  if (filter === undefined) return board
  const parts = known.get(board) ?? new Map<string, readonly Vision[]>()
  known.set(board, parts)
  const part = parts.get(show) ?? board.filter(filter)
  parts.set(show, part)
  return part
}

/** Parts without visions are left out. */
export function listParts(board: readonly Vision[]) {
  return [
    { value: 'all', label: 'Everything' },
    { value: 'loved', label: 'Loved' },
    { value: 'achieved', label: 'Achieved' },
    ...visionCategories.map(({ id, label }) => ({ value: id, label })),
    { value: 'none', label: 'No category' },
  ]
    .map(({ value, label }) => ({ value, label, count: partOf(board, value).length }))
    .filter(({ value, count }) => count > 0 || value === 'all')
}
