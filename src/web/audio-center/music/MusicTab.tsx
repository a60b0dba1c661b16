import { useState } from 'react'
import { useDeviceSettings } from '#web/lib/device-settings.ts'
import { useShortOnPhone } from '#web/lib/use-short-on-phone.ts'
import { Filter } from '#web/ui/Filter.tsx'
import { Products } from '#web/ui/Products.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { gear, services } from './external-links.ts'
import { PlaylistCard } from './PlaylistCard.tsx'
import { type PlaylistMood, playlistMoods, playlists } from './playlists.ts'
import { Podcasts } from './Podcasts.tsx'

const choices: readonly { value: PlaylistMood | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...playlistMoods,
]
const usual: { service: string } = { service: services[0].value }

/** How many playlists a phone shows at first. */
const few = 3

export function MusicTab() {
  const [choice, setChoice] = useState<PlaylistMood | 'all'>('all')
  const { settings, change } = useDeviceSettings('music-service', usual)
  const service = services.find(({ value }) => value === settings.service) ?? services[0]
  const all = playlists.filter(({ mood }) => choice === 'all' || mood === choice)
  const { shown, onShowAll } = useShortOnPhone(few)(all)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-start">
        <div>
          <h2 className="text-22">Playlists</h2>
          <p className="mt-1 max-w-reading text-15 text-ink-soft">
            Songs play in the app you already use. Tap one and that service’s search opens in a new tab. Nothing is sent
            there until you do.
          </p>
        </div>
        <Filter
          label="Listen on"
          isLabelShown
          options={services}
          value={service.value}
          onChange={(service) => change({ service })}
        />
      </div>
      <Filter label="Playlists for" options={choices} value={choice} onChange={setChoice} />
      <ul aria-label="Playlists" className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {shown.map((playlist) => (
          <PlaylistCard key={playlist.id} playlist={playlist} service={service} />
        ))}
      </ul>
      <ShowMore onShowAll={onShowAll} />
      <output className="sr-only">{all.length} playlists</output>
      <Podcasts service={service} />
      <Products title="Gear" lead="You can start with what you have." products={gear} />
    </div>
  )
}
