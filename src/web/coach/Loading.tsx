import { Skeleton } from '#web/ui/Skeleton.tsx'

export function Loading() {
  return (
    <div className="grid gap-4">
      <output className="text-15 text-ink-soft">Loading conversation...</output>
      <Skeleton className="ml-auto h-12 w-3/5 rounded-card" />
      <Skeleton className="h-28 w-4/5 rounded-card" />
    </div>
  )
}
