import { useMutation, useQuery } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Play from 'lucide-react/icons/play'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { SavedMix } from '#contract/audio.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { deleteMix } from './audio.mutations.ts'
import { mixesQuery } from './audio.queries.ts'
import { listed, type Mix, ourMixes } from './mixes.ts'
import { playMix } from './soundscape-player.ts'
import { usePlayer } from './player-state.ts'

export function MixList({ onEdit }: { onEdit: (mix: SavedMix) => void }) {
  const { data, error, isFetching, refetch } = useQuery(mixesQuery)
  return (
    <section aria-labelledby="mixes" className="grid grid-cols-1 gap-3">
      <h2 id="mixes" className="text-22">
        Mixes
      </h2>
      {error !== null && data === undefined && (
        <ErrorNotice
          title="Your mixes didn’t load"
          detail={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <ul
        aria-labelledby="mixes"
        className="relative -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:p-0"
      >
        {data === undefined && error === null && <Skeleton className="h-22 w-72 shrink-0 rounded-card sm:w-auto" />}
        {data?.map((mix) => (
          <SavedMixRow key={mix.id} mix={mix} onEdit={onEdit} />
        ))}
        {ourMixes.map((mix) => (
          <Row key={mix.id} mix={mix} />
        ))}
      </ul>
      {data?.length === 0 && (
        <p className="text-15 text-ink-soft">
          Here are a few of ours to start with. Play one, change it, and save it under your own name.
        </p>
      )}
    </section>
  )
}

function SavedMixRow({ mix, onEdit }: { mix: SavedMix; onEdit: (mix: SavedMix) => void }) {
  const { mutate: remove } = useMutation(deleteMix)
  return (
    <Row mix={mix}>
      {!mix.isUnreadable && (
        <IconButton label={`Edit ${mix.name}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(mix)} />
      )}
      <IconButton
        label={`Delete ${mix.name}`}
        icon={<Trash className="size-4.5" />}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          remove(mix)
        }}
      />
    </Row>
  )
}

function Row({ mix, children }: { mix: Mix; children?: ReactNode }) {
  const player = usePlayer('mix', 'status')
  const isOn = player.mix?.id === mix.id && player.status !== 'idle'
  return (
    <li
      className={cx(
        'flex w-[min(20rem,84vw)] shrink-0 snap-start flex-wrap content-center items-center justify-end gap-1 rounded-card border bg-surface p-3 pl-4 shadow-card sm:w-auto',
        isOn ? 'border-magenta ring-1 ring-magenta' : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1 basis-32 pr-2">
        <h3 className="text-16 wrap-anywhere">
          <bdi>{mix.name}</bdi>
          {children !== undefined && <span className="sr-only">, saved by you</span>}
        </h3>
        <p className="text-13 text-ink-soft">{listed(mix.sounds)}</p>
      </div>
      <div className="flex items-center gap-1">
        {children}
        <Button
          size="small"
          aria-label={`Play ${mix.name}`}
          aria-pressed={isOn}
          className="px-3 aria-pressed:border-magenta aria-pressed:text-magenta"
          icon={<Play aria-hidden="true" className="size-4.5" />}
          onClick={() => playMix(mix)}
        />
      </div>
    </li>
  )
}
