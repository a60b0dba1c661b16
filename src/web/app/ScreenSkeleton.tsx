import { Skeleton } from '#web/ui/Skeleton.tsx'

export function ScreenSkeleton() {
  return (
    <output className="mx-auto block min-h-dvh w-full max-w-page px-4 pt-6 pb-12 sm:px-6 sm:pt-10">
      <span className="sr-only">Opening the page</span>
      <Skeleton className="mb-3 h-9 w-56" />
      <Skeleton className="mb-8 h-5 w-80 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </output>
  )
}
