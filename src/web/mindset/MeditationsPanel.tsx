import { useQuery } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import { useId, useState } from 'react'
import type { MeditationCard } from '#contract/mindset.ts'
import { showDate } from '#web/lib/dates.ts'
import { dateOf } from '#web/lib/days.ts'
import { useShortOnPhone } from '#web/lib/use-short-on-phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { FeaturedCard } from './FeaturedCard.tsx'
import { Landscape, type Motif } from '#web/ui/drawings/Landscape.tsx'
import { clockTime, wholeMinutes } from './meditation-time.ts'
import { meditationQuery, meditationsQuery } from './mindset.queries.ts'
import { useMindsetAddress } from './addresses.ts'
import { meditationOfToday } from './meditation-of-today.ts'
import { Player } from './Player.tsx'
import { useFocusBack } from './use-focus-back.ts'
import type { MeditationState } from './use-meditation.ts'

/** How many of the others a phone shows at first. */
const few = 5

export function MeditationsPanel({ opened, session }: { opened: string | undefined; session: MeditationState }) {
  const query = useQuery(meditationsQuery)
  const { data } = query
  const list = useFocusBack(opened)
  // Kept here, so that the list is unchanged when the user comes back from a meditation.
  const shorten = useShortOnPhone(few)
  if (data === undefined)
    return <QueryPending query={query} title="The meditations didn’t load" skeleton={<CardSkeletons />} />
  const card = data.find(({ id }) => id === opened)
  if (card) return <OpenMeditation key={card.id} card={card} session={session} />
  return (
    <div ref={list}>
      <Shelf cards={data} session={session} shorten={shorten} />
    </div>
  )
}

const isRunning = ({ id }: MeditationCard, { meditation, status }: MeditationState): boolean =>
  meditation?.id === id && status === 'running'

const motifOf: Readonly<Partial<Record<string, Motif>>> = {
  Pause: 'water',
  Body: 'hills',
  Kindness: 'rings',
  Sleep: 'moon',
  Courage: 'peaks',
  Money: 'stones',
  Morning: 'rays',
  Grief: 'rain',
  Anger: 'flame',
  Walking: 'path',
  Gratitude: 'stars',
}

type ShelfProps = {
  cards: readonly MeditationCard[]
  session: MeditationState
  shorten: ReturnType<typeof useShortOnPhone>
}

/** Lists the meditation of today, those that were begun, and then the rest. */
function Shelf({ cards, session, shorten }: ShelfProps) {
  const [now] = useState(() => new Date())
  const today = meditationOfToday(cards, dateOf(now), Number(showDate(now, 'hour')))
  const others = cards.filter((card) => card !== today)
  // Keeps the order from when the list loaded: moving a card could lose the focus.
  const [begunIds] = useState(() =>
    cards.filter((card) => card.resumeAt !== null || isRunning(card, session)).map(({ id }) => id),
  )
  const begun = others.filter(({ id }) => begunIds.includes(id))
  const { shown, onShowAll } = shorten(others.filter((card) => !begun.includes(card)))
  return (
    <div className="grid grid-cols-1 gap-8">
      {today && <Today card={today} session={session} />}
      <Group title="Pick up where you left off" cards={begun} session={session} />
      <div>
        <Group title="For other moments" cards={shown} session={session} />
        <ShowMore onShowAll={onShowAll} />
      </div>
    </div>
  )
}

function Today({ card, session }: { card: MeditationCard; session: MeditationState }) {
  const { id, title, kind, lead, setting, seconds } = card
  const { openInTab } = useMindsetAddress()
  return (
    <FeaturedCard
      eyebrow="For today"
      title={title}
      lead={lead}
      facts={`${kind} · ${wholeMinutes(seconds)} min · ${setting}`}
      motif={motifOf[kind] ?? 'hills'}
    >
      <Button
        variant="accent"
        icon={<Play aria-hidden="true" className="size-4.5" />}
        aria-label={`Start Session: ${title}`}
        data-opens={id}
        onClick={() => openInTab('meditations', id)}
      >
        Start Session
      </Button>
      <Where card={card} session={session} />
    </FeaturedCard>
  )
}

type GroupProps = { title: string; cards: readonly MeditationCard[]; session: MeditationState }

function Group({ title, cards, session }: GroupProps) {
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-22">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {cards.map((card) => (
          <Row key={card.id} card={card} session={session} />
        ))}
      </ul>
    </section>
  )
}

function Row({ card, session }: { card: MeditationCard; session: MeditationState }) {
  const { id, title, kind, lead, setting, seconds } = card
  const { openInTab } = useMindsetAddress()
  return (
    <li className="relative flex items-start gap-4 border-b border-line py-4">
      <Landscape motif={motifOf[kind] ?? 'hills'} className="h-18 w-20 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <h3 className="text-18">{title}</h3>
        <p className="text-15 text-ink-soft">{lead}</p>
        <p className="tabular mt-1 text-13 text-ink-soft">
          <span className="font-semibold text-purple">{kind}</span> · {wholeMinutes(seconds)} min · {setting}
        </p>
        <Where card={card} session={session} />
      </div>
      <IconButton
        label={`Start Session: ${title}`}
        icon={<Play className="size-5" />}
        className="rounded-full border border-edge after:absolute after:inset-0 after:rounded-control"
        data-opens={id}
        onClick={() => openInTab('meditations', id)}
      />
    </li>
  )
}

function Where({ card, session }: { card: MeditationCard; session: MeditationState }) {
  if (isRunning(card, session)) return <span className="text-15 font-semibold text-magenta">Playing now</span>
  if (card.resumeAt === null) return null
  return <span className="tabular text-15 font-semibold text-magenta">You were at {clockTime(card.resumeAt)}</span>
}

function OpenMeditation({ card, session }: { card: MeditationCard; session: MeditationState }) {
  const query = useQuery(meditationQuery(card.id))
  const { data } = query
  const { showTab } = useMindsetAddress()
  if (data === undefined) return <QueryPending query={query} skeleton={<Skeleton className="h-136 rounded-card" />} />
  return <Player meditation={data} resumeAt={card.resumeAt} session={session} onLeave={() => showTab('meditations')} />
}
