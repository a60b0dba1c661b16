import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The place of the chart while it comes. */
export function CourseSkeleton() {
  return <Skeleton className="h-64 rounded-card" />
}
