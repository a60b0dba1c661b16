import { useQuery } from '@tanstack/react-query'
import { affirmationCategory } from '#web/lib/affirmation-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import Play from 'lucide-react/icons/play'
import CircleStop from 'lucide-react/icons/circle-stop'
import type { Affirmation } from '#contract/affirmations.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { libraryQuery } from './affirmations.queries.ts'
import { SpokenText } from './SpokenText.tsx'
import { partsOf, scriptOf } from './script.ts'
import type { Reader } from './use-reader.ts'
import type { VoiceChoice } from './use-voice.ts'

type Props = {
  chosen: string | undefined
  reader: Reader
  voice: VoiceChoice
  onChoose: (affirmation: Affirmation) => void
}

export function Library(props: Props) {
  const query = useQuery(libraryQuery)
  const { data } = query
  return (
    <section aria-labelledby="library" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="library" className="text-22">
          Library
        </h2>
        <div className="flex flex-wrap gap-x-1 max-sm:-ml-3.5 sm:-mr-3.5">
          <LinkButton href="/mindset-lab#new" size="small" variant="plain">
            Write your own
          </LinkButton>
          <LinkButton href="/mindset-lab" size="small" variant="plain">
            All affirmations
          </LinkButton>
        </div>
      </div>
      {data ? (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {data.map(
            (affirmation) =>
              !affirmation.isUnreadable && <Item key={affirmation.id} affirmation={affirmation} {...props} />,
          )}
        </ul>
      ) : (
        <QueryPending query={query} title="The library didn’t load" skeleton={<LibrarySkeleton />} />
      )}
    </section>
  )
}

const LibrarySkeleton = () => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {Array.from({ length: 6 }, (_, n) => (
      <Skeleton key={n} className="h-40 rounded-card" />
    ))}
  </div>
)

function Item({ affirmation, chosen, reader, voice, onChoose }: Props & { affirmation: Affirmation }) {
  const { id, content, category, isPersonalized, isCustom } = affirmation
  const { label, tone } = affirmationCategory[category]
  const mine = reader.reading?.of === id ? reader.reading : undefined
  const script = scriptOf(affirmation, voice.settings.rate, mine?.parts)
  const isReading = mine?.state === 'reading'
  const isChosen = chosen === id
  const name = content.length > 60 ? `${content.slice(0, 60)}…` : content
  const Icon = isReading ? CircleStop : Play
  const handlePlay = () => {
    if (isReading) return reader.stop()
    onChoose(affirmation)
    reader.play(id, partsOf(script))
  }
  return (
    <Card
      as="li"
      className={cx('relative grid grid-rows-[1fr_auto] gap-3', isChosen && 'border-magenta! ring-1 ring-magenta')}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        className="grid content-start rounded-small text-left before:absolute before:inset-0 before:rounded-card"
        onClick={() => onChoose(affirmation)}
      >
        <SpokenText
          script={script}
          reading={mine}
          className={cx('font-display', content.length > 160 ? 'text-16' : 'text-18')}
        />
      </button>
      <div className="-mr-2 -mb-2 flex items-center justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          {isPersonalized && <Badge tone="gold">Personal</Badge>}
          {isCustom && <span className="text-13 text-ink-soft">In your own words</span>}
        </div>
        {voice.state !== 'none' && (
          <IconButton
            label={`${isReading ? 'Stop' : 'Play'}: ${name}`}
            className="relative"
            icon={<Icon aria-hidden="true" className="size-5 text-magenta" />}
            onClick={handlePlay}
          />
        )}
      </div>
    </Card>
  )
}
