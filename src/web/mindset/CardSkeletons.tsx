import { Skeleton } from '#web/ui/Skeleton.tsx'

export const CardSkeletons = () => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {Array.from({ length: 6 }, (_, n) => (
      <Skeleton key={n} className="h-48 rounded-card" />
    ))}
  </div>
)
