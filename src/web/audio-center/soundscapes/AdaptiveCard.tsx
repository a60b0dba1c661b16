import { useQuery } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useSyncExternalStore } from 'react'
import { showDate } from '#web/lib/dates.ts'
import { subscribeToClock } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/Button.tsx'
import { Evening } from '#web/ui/drawings/Evening.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { adaptiveNow } from './adaptive-now.ts'
import { lastMoodQuery } from './audio.queries.ts'
import { listed } from './mixes.ts'
import { end, playAdaptive } from './soundscape-player.ts'
import { usePlayer } from './player-state.ts'

export function AdaptiveCard() {
  const { isPending } = useQuery(lastMoodQuery)
  const hour = useSyncExternalStore(subscribeToClock, () => showDate(new Date(), 'hour'))
  const { why, status } = usePlayer('why', 'status')
  const isOn = why !== null && status !== 'idle'
  return (
    <section
      aria-labelledby="adaptive"
      className="relative isolate overflow-hidden rounded-card border border-line bg-linear-to-b from-(--sky-high) via-(--sky-mid) to-(--sky-low) p-4 shadow-card sm:p-6"
    >
      <Evening className="absolute inset-x-0 bottom-0 -z-10 h-2/5 w-full opacity-40" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="adaptive" className="text-22">
            Adaptive soundscape
          </h2>
          {isPending ? <Skeleton className="mt-2 h-12 w-full max-w-reading" /> : <Why key={hour} />}
        </div>
        <Button
          variant={isOn ? 'quiet' : 'accent'}
          disabled={isPending}
          icon={
            isOn ? <Square aria-hidden="true" className="size-4.5" /> : <Play aria-hidden="true" className="size-5" />
          }
          onClick={() => (isOn ? end() : playAdaptive(adaptiveNow()))}
        >
          {isOn ? 'Stop' : 'Play what fits right now'}
        </Button>
      </div>
    </section>
  )
}

function Why() {
  const { sounds, why } = adaptiveNow()
  return (
    <p className="mt-1 max-w-reading text-15">
      {why} Now: {listed(sounds)}. It shifts gently through the day.
    </p>
  )
}
