import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Select } from '#web/ui/Select.tsx'
import { listFilters } from './filter-visions.ts'
import { useBoardAddress } from './addresses.ts'

/** How many visions a board needs before it has a filter. */
const worthFiltering = 4

type Props = { board: readonly Vision[]; children: ReactNode }

/** On a phone the bar is folded, so that the pictures come first. */
export function BoardBar({ board, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mb-4">
      <Button
        variant="plain"
        size="small"
        className="-ml-3.5 sm:hidden"
        aria-expanded={isOpen}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        View and export
      </Button>
      <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', !isOpen && 'max-sm:hidden')}>
        <FilterSelect board={board} />
        {children}
      </div>
    </div>
  )
}

function FilterSelect({ board }: Pick<Props, 'board'>) {
  const { filter, showFiltered } = useBoardAddress()
  if (board.length < worthFiltering && filter === 'all') return null
  const filters = listFilters(board)
  return (
    <label className="grid w-full grid-cols-[auto_1fr] items-center gap-2.5 text-15 font-semibold sm:w-auto">
      Show
      <Select
        className="sm:min-w-52"
        value={filters.some(({ value }) => value === filter) ? filter : 'all'}
        onChange={({ target }) => showFiltered(target.value)}
      >
        {filters.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {label} ({count})
          </option>
        ))}
      </Select>
    </label>
  )
}
