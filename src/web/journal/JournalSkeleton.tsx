import { Skeleton } from '#web/ui/Skeleton.tsx'

export function JournalSkeleton() {
  return (
    <output className="mt-1 block">
      <span className="sr-only">Opening your journal</span>
      <Skeleton className="mb-3 h-7 w-40" />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className="h-60 rounded-card" />
        ))}
      </div>
    </output>
  )
}
