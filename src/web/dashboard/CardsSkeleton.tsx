import { useMedia } from '#web/lib/use-media.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { wide } from './card-layout.ts'

export function CardsSkeleton() {
  const isWide = useMedia(wide)
  return (
    <output className="grid min-h-dvh content-start gap-4 sm:gap-6">
      <span className="sr-only">Opening your dashboard</span>
      <Skeleton className="h-20 rounded-card max-lg:hidden" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <div className="grid gap-4 sm:gap-6">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
        {isWide && <Skeleton className="h-160 rounded-card" />}
      </div>
    </output>
  )
}
