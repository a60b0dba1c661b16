import { Skeleton } from '#web/ui/Skeleton.tsx'

export const GoalsSkeleton = () => (
  <output className="grid gap-8">
    <span className="sr-only">Opening your goals</span>
    <Skeleton className="h-100 rounded-card sm:h-90" />
    {[1, 2].map((area) => (
      <div key={area} className="grid gap-3 lg:grid-cols-[8rem_1fr] lg:gap-6">
        <Skeleton className="h-10 w-40 rounded-small lg:h-22 lg:w-full" />
        <Skeleton className="h-80 rounded-card lg:h-60" />
      </div>
    ))}
  </output>
)
