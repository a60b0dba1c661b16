import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SavedMix } from '#contract/audio.ts'
import { type Soundscape, soundscapeCategories, soundscapes } from '#contract/soundscapes.ts'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { useShortOnPhone } from '#web/lib/use-short-on-phone.ts'
import { Filter } from '#web/ui/Filter.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { AdaptiveCard } from './AdaptiveCard.tsx'
import { mixesQuery } from './audio.queries.ts'
import { DownloadDialog } from './DownloadDialog.tsx'
import { MixDialog } from './MixDialog.tsx'
import { MixList } from './MixList.tsx'
import { labelOf, ourMixes } from './mixes.ts'
import { knowMixes } from './soundscape-player.ts'
import { getPlayer, titleOf } from './player-state.ts'
import { PlayerPanel } from './PlayerPanel.tsx'
import { SoundCard } from './SoundCard.tsx'
import type { Wanted } from './use-sound-file.ts'

type Shown = Soundscape['category'] | 'all'
const choices = [
  { value: 'all' as const, label: 'All' },
  ...soundscapeCategories.map(({ key, label }) => ({ value: key, label })),
]

/** How many sounds a phone shows at first, because the player comes below them. */
const few = 6

export function SoundscapesTab() {
  const [shown, setShown] = useState<Shown>('all')
  const { shown: sounds, onShowAll } = useShortOnPhone(few)(
    soundscapes.filter(({ category }) => shown === 'all' || category === shown),
  )
  const saving = useDialogState<SavedMix | undefined>()
  const download = useDialogState<Wanted>()
  const { data } = useQuery(mixesQuery)
  useEffect(() => {
    knowMixes([...(data ?? []), ...ourMixes])
  }, [data])
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="grid grid-cols-1 gap-8">
        <section aria-labelledby="sounds" className="grid grid-cols-1 gap-4">
          <h2 id="sounds" className="text-22">
            Sounds
          </h2>
          <Filter<Shown> label="Sounds of" options={choices} value={shown} onChange={setShown} />
          <ul aria-labelledby="sounds" className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {sounds.map((soundscape) => (
              <SoundCard
                key={soundscape.key}
                soundscape={soundscape}
                onDownload={(sound) => download.open({ name: labelOf(sound), sounds: [{ sound, volume: 80 }] })}
              />
            ))}
          </ul>
          <ShowMore onShowAll={onShowAll} />
        </section>
        <MixList onEdit={saving.open} />
        <AdaptiveCard />
      </div>
      <div className="lg:sticky lg:top-22">
        <PlayerPanel
          onSave={() => saving.open(undefined)}
          onDownload={() => download.open({ name: titleOf(getPlayer()), sounds: getPlayer().sounds })}
        />
      </div>
      {saving.state && (
        <MixDialog
          key={saving.state.key}
          mix={saving.state.value}
          isOpen={saving.state.isOpen}
          onClose={saving.close}
        />
      )}
      {download.state && (
        <DownloadDialog
          key={download.state.key}
          wanted={download.state.value}
          isOpen={download.state.isOpen}
          onClose={download.close}
        />
      )}
    </div>
  )
}
