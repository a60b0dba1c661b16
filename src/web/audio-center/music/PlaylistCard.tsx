import ChevronDown from 'lucide-react/icons/chevron-down'
import ExternalLink from 'lucide-react/icons/external-link'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Cover } from './Cover.tsx'
import { ExternalLinkButton } from './ExternalLinkButton.tsx'
import { musicAddress, type Service } from './external-links.ts'
import { type PlaylistMood, playlistMoods, type Playlist, type Track } from './playlists.ts'

const tones: Record<PlaylistMood, BadgeTone> = {
  empowerment: 'magenta',
  focus: 'royal',
  relaxation: 'purple',
  motivation: 'gold',
}

type Props = { playlist: Playlist; service: Service }

export function PlaylistCard({ playlist: { id, mood, title, lead, more, tracks }, service }: Props) {
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex gap-4">
        <Cover of={id} className="size-24 shrink-0 rounded-control sm:size-30" />
        <div className="min-w-0">
          <Badge tone={tones[mood]}>{playlistMoods.find(({ value }) => value === mood)?.label}</Badge>
          <h3 className="mt-1 text-18">{title}</h3>
          <p className="text-15 text-ink-soft">{lead}</p>
        </div>
      </div>
      <details className="group/songs border-y border-line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-small px-1.5 text-15 font-semibold hover:bg-sunk">
          <span>
            {tracks.length} songs<span className="sr-only"> of {title}</span>
          </span>
          <ChevronDown aria-hidden="true" className="size-5 text-ink-soft group-open/songs:rotate-180" />
        </summary>
        <ol className="divide-y divide-line border-t border-line">
          {tracks.map((track, index) => (
            <Song key={track.title} track={track} number={index + 1} service={service} />
          ))}
        </ol>
      </details>
      <ExternalLinkButton href={musicAddress(service, more)} name={`like ${title}`}>
        {`More like this on ${service.label}`}
      </ExternalLinkButton>
    </Card>
  )
}

function Song({ track: { title, artist }, number, service }: { track: Track; number: number; service: Service }) {
  return (
    <li>
      <a
        href={musicAddress(service, `${title} ${artist}`)}
        target="_blank"
        rel="noopener noreferrer"
        className="group grid min-h-11 grid-cols-[1.75rem_1fr_1.75rem] items-center gap-x-1 rounded-small py-1.5 hover:bg-sunk"
      >
        <span aria-hidden="true" className="tabular text-center text-13 text-ink-soft">
          {number}
        </span>
        <span className="min-w-0 leading-snug">
          <span className="font-semibold group-hover:underline">{title}</span>
          <span className="block text-13 text-ink-soft">{artist}</span>
          <span className="sr-only">on {service.label}, opens in a new tab</span>
        </span>
        <ExternalLink aria-hidden="true" className="size-4 text-ink-soft" />
      </a>
    </li>
  )
}
