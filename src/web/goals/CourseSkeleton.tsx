import { Skeleton } from '#web/ui/Skeleton.tsx'

export function CourseSkeleton() {
  return <Skeleton className="h-64 rounded-card" />
}
