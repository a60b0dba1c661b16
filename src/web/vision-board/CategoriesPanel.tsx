import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import type { Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { filterVisions } from './filter-visions.ts'
import { useBoardAddress } from './addresses.ts'
import { visionBoardQuery } from './vision-board.queries.ts'
import { appearanceOf, titleOf, type Category } from './vision-labels.ts'
import { VisionPicture } from './VisionPicture.tsx'

const maxThumbnails = 3

export function CategoriesPanel({ onAdd }: { onAdd: (category: Category) => void }) {
  const query = useQuery(visionBoardQuery)
  const { data: board } = query
  if (board === undefined)
    return <QueryPending query={query} title="Your vision board didn’t load" skeleton={<CategoriesSkeleton />} />
  return (
    <ul className={listStyles}>
      {visionCategories.map(({ id }) => (
        <CategoryCard key={id} category={id} visions={filterVisions(board, id)} onAdd={onAdd} />
      ))}
    </ul>
  )
}

const listStyles = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'

const CategoriesSkeleton = () => (
  <ul className={listStyles}>
    {visionCategories.map(({ id }) => (
      <li key={id}>
        <Skeleton className="h-60 rounded-card" />
      </li>
    ))}
  </ul>
)

const disc = {
  magenta: 'bg-magenta-wash text-magenta',
  royal: 'bg-royal-wash text-royal',
  green: 'bg-green-wash text-green',
  purple: 'bg-purple-wash text-purple',
  pink: 'bg-pink-wash text-pink',
  blue: 'bg-blue-wash text-blue',
  red: 'bg-red-wash text-red',
} as const

type Props = { category: Category; visions: readonly Vision[]; onAdd: (category: Category) => void }

function CategoryCard({ category, visions, onAdd }: Props) {
  const { label, Icon } = appearanceOf(category)
  const colour = visionCategories.find(({ id }) => id === category)?.colour ?? 'magenta'
  const { showFiltered } = useBoardAddress()
  const count = visions.length
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className={`grid size-11 shrink-0 place-items-center rounded-full ${disc[colour]}`}>
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h2 className="text-18">{label}</h2>
          <p className="tabular text-15 text-ink-soft">{count === 1 ? '1 vision' : `${count} visions`}</p>
        </div>
      </div>
      {count === 0 ? (
        <p className="grid flex-1 place-items-center rounded-control border border-dashed border-edge px-3 py-6 text-center text-15 text-ink-soft">
          No visions in this category yet
        </p>
      ) : (
        <ul aria-label={`Your first in ${label}`} className="grid grid-cols-3 gap-2">
          {visions.slice(0, maxThumbnails).map((vision) => (
            <li key={vision.id} className="aspect-4/3 overflow-hidden rounded-small">
              <VisionPicture vision={vision} sizes="110px" />
              {vision.imageUrl === null && <span className="sr-only">{titleOf(vision)}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={`Add Vision to ${label}`}
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => onAdd(category)}
        >
          Add Vision
        </Button>
        {count > 0 && (
          <Button
            size="small"
            variant="plain"
            aria-label={`See all of ${label}`}
            onClick={() => showFiltered(category)}
          >
            See all
          </Button>
        )}
      </div>
    </Card>
  )
}
