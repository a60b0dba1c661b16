import { Skeleton } from '#web/ui/Skeleton.tsx'
import { gridStyles } from './grid-styles.ts'

export const BoardSkeleton = () => (
  <output className="block">
    <span className="sr-only">Opening your vision board</span>
    <div className={gridStyles}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="h-90 rounded-card" />
      ))}
    </div>
  </output>
)
