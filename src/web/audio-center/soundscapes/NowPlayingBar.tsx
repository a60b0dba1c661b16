import AudioLines from 'lucide-react/icons/audio-lines'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { end, pause, resume } from './soundscape-player.ts'
import { titleOf, usePlayer } from './player-state.ts'
import { showCountdown } from './sleep-timer.ts'

const playerPage = { path: '/audio-center', search: 'tab=soundscapes' }

/** Shown on every page. On the player's own page it is shown only while the player's controls are out of view. */
export function NowPlayingBar() {
  const [path] = useLocation()
  const search = useSearch()
  const player = usePlayer('status', 'left', 'sounds', 'mix', 'why')
  const { status, left } = player
  const isHere = path === playerPage.path && search === playerPage.search
  const isPlaying = status === 'playing' || status === 'starting'
  return (
    <aside
      aria-label="Now playing"
      className={cx('sticky top-16 z-20 short:static border-b border-line bg-surface', isHere && 'lg:hidden')}
    >
      <div className="mx-auto flex max-w-page items-center gap-1 px-4 sm:px-6">
        <AudioLines aria-hidden="true" className="size-5 shrink-0 text-magenta" />
        <Way isHere={isHere}>
          <bdi className="truncate font-semibold">{titleOf(player)}</bdi>
          <span className="tabular text-ink-soft">{stateText(status, left)}</span>
        </Way>
        <IconButton
          label={isPlaying ? 'Pause the sound' : 'Resume the sound'}
          icon={isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
          onClick={() => (isPlaying ? pause() : void resume())}
        />
        <IconButton label="Stop the sound" icon={<Square className="size-5" />} onClick={end} />
      </div>
    </aside>
  )
}

function Way({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  const look =
    'flex min-h-11 min-w-0 flex-1 flex-wrap content-center items-center gap-x-2 px-1.5 py-1 text-15 leading-snug'
  if (isHere)
    return (
      <a href="#player" className={look}>
        {children}
      </a>
    )
  return (
    <Link href={`${playerPage.path}?${playerPage.search}`} className={look}>
      {children}
    </Link>
  )
}

function stateText(status: string, left: number | null): string {
  if (status === 'paused') return 'paused'
  if (status === 'blocked') return 'waiting'
  return left === null ? '' : `${showCountdown(left)} left`
}
