import { Skeleton } from '#web/ui/Skeleton.tsx'

export function HistorySkeleton() {
  return <Skeleton className="h-64 rounded-card" />
}
