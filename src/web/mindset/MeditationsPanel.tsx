import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import Play from 'lucide-react/icons/play'
import type { MeditationCard } from '#contract/mindset.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { clockTime, minutesOf } from './meditation-time.ts'
import { meditationQuery, meditationsQuery } from './mindset.queries.ts'
import { useAddress } from './addresses.ts'
import { Player } from './Player.tsx'
import { useFocusBack } from './use-focus-back.ts'
import type { MeditationState } from './use-meditation.ts'

export function MeditationsPanel({ opened, sitting }: { opened: string | undefined; sitting: MeditationState }) {
  const { data, error, isFetching, refetch } = useQuery(meditationsQuery)
  const list = useFocusBack(opened)
  if (data === undefined)
    return error ? (
      <ErrorNotice
        title="The meditations didn’t load"
        detail={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardSkeletons />
    )
  const card = data.find(({ id }) => id === opened)
  if (card) return <OpenMeditation key={card.id} card={card} sitting={sitting} />
  return (
    <ul ref={list} className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {data.map((card) => (
        <Item key={card.id} card={card} isRunning={isRunning(card, sitting)} />
      ))}
    </ul>
  )
}

const isRunning = ({ id }: MeditationCard, { meditation, status }: MeditationState): boolean =>
  meditation?.id === id && status === 'running'

function Item({ card, isRunning }: { card: MeditationCard; isRunning: boolean }) {
  const { id, title, kind, lead, seconds, resumeAt } = card
  const minutes = minutesOf(seconds)
  const { openInTab } = useAddress()
  return (
    <Card as="li" className="grid grid-rows-[auto_1fr_auto] gap-3">
      <div className="flex items-center justify-between gap-3">
        <Badge tone="purple">{kind}</Badge>
        <span className="tabular inline-flex items-center gap-1.5 text-15 text-ink-soft">
          <Clock aria-hidden="true" className="size-4" />
          {minutes} min
        </span>
      </div>
      <div>
        <h2 className="text-18">{title}</h2>
        <p className="mt-1 text-15 text-ink-soft">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          icon={<Play aria-hidden="true" className="size-4" />}
          aria-label={`Start Session: ${title}`}
          data-opens={id}
          onClick={() => openInTab('meditations', id)}
        >
          Start Session
        </Button>
        {isRunning ? (
          <span className="text-15 text-ink-soft">Playing now</span>
        ) : (
          resumeAt !== null && <span className="tabular text-15 text-ink-soft">You were at {clockTime(resumeAt)}</span>
        )}
      </div>
    </Card>
  )
}

function OpenMeditation({ card, sitting }: { card: MeditationCard; sitting: MeditationState }) {
  const { data, error, isFetching, refetch } = useQuery(meditationQuery(card.id))
  const { showTab } = useAddress()
  if (data === undefined)
    return error ? (
      <ErrorNotice detail={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-136 rounded-card" />
    )
  return <Player meditation={data} resumeAt={card.resumeAt} sitting={sitting} onLeave={() => showTab('meditations')} />
}
