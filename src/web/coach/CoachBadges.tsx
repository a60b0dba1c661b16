import { useQuery } from '@tanstack/react-query'
import { coachQuery } from '#web/lib/coach.ts'
import { Badge } from '#web/ui/Badge.tsx'

export function CoachBadges() {
  const { data } = useQuery(coachQuery)
  if (data === undefined) return null
  return (
    <>
      <Badge tone="purple">{data.name}</Badge>
      {data.isOnline ? (
        <Badge tone="green" icon={<span aria-hidden="true" className="size-2 rounded-full bg-green" />}>
          Online
        </Badge>
      ) : (
        <Badge>Can’t be reached right now</Badge>
      )}
    </>
  )
}
