import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The place of a day's tasks while they come. */
export function DaySkeleton() {
  return (
    <output className="block">
      <span className="sr-only">Opening the day</span>
      <Card className="p-0!">
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex gap-3 border-b border-line px-4 py-5 last:border-0">
            <Skeleton className="size-6 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-5 w-2/5" />
            </div>
          </div>
        ))}
      </Card>
    </output>
  )
}
