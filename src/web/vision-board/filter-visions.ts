import type { Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'

const filters = new Map(
  Object.entries<(vision: Vision) => boolean>({
    loved: ({ isLoved }) => isLoved,
    achieved: ({ achievedAt }) => achievedAt !== null,
    none: ({ category }) => category === null,
  }),
)

const filterOf = (show: string): ((vision: Vision) => boolean) | undefined =>
  filters.get(show) ??
  (visionCategories.some(({ id }) => id === show) ? ({ category }: Vision) => category === show : undefined)

const filtered = new WeakMap<readonly Vision[], Map<string, readonly Vision[]>>()

/** Returns the same array while the board is the same. */
export function filterVisions(board: readonly Vision[], show: string): readonly Vision[] {
  const filter = filterOf(show)
  if (filter === undefined) return board
  const known = filtered.get(board) ?? new Map<string, readonly Vision[]>()
  filtered.set(board, known)
  const visions = known.get(show) ?? board.filter(filter)
  known.set(show, visions)
  return visions
}

/** Filters that show no vision are left out. */
export function listFilters(board: readonly Vision[]) {
  return [
    { value: 'all', label: 'Everything' },
    { value: 'loved', label: 'Loved' },
    { value: 'achieved', label: 'Achieved' },
    ...visionCategories.map(({ id, label }) => ({ value: id, label })),
    { value: 'none', label: 'No category' },
  ]
    .map(({ value, label }) => ({ value, label, count: filterVisions(board, value).length }))
    .filter(({ value, count }) => count > 0 || value === 'all')
}
