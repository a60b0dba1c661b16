import { Card } from '#web/ui/Card.tsx'
import { ExternalLinkButton } from './ExternalLinkButton.tsx'
import { podcastAddress, type Service } from './external-links.ts'
import { podcasts } from './playlists.ts'

export function Podcasts({ service }: { service: Service }) {
  return (
    <section aria-labelledby="podcasts" className="mt-5">
      <h2 id="podcasts" className="text-22">
        Podcasts
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-3">
        {podcasts.map(({ title, host, about }) => (
          <Card as="li" key={title} className="grid grid-rows-[auto_1fr_auto] gap-2">
            <div>
              <h3 className="text-18">{title}</h3>
              <p className="text-15 font-semibold">{host}</p>
            </div>
            <p className="text-15 text-ink-soft">{about}</p>
            <ExternalLinkButton href={podcastAddress(service, `${title} ${host}`)} name={title}>
              {`Listen on ${service.label}`}
            </ExternalLinkButton>
          </Card>
        ))}
      </ul>
    </section>
  )
}
