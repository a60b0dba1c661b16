import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { RefObject } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'

export type SlideSettings = { seconds: number; only: 'all' | 'loved' }

type Props = {
  play: RefObject<HTMLButtonElement | null>
  isPlaying: boolean
  onPlay: () => void
  onStep: (by: number) => void
  settings: SlideSettings
  onChange: (change: Partial<SlideSettings>) => void
  hasLoved: boolean
  full: { isFull: boolean; toggle: () => void } | undefined
}

const speeds = [
  { seconds: 12, label: 'Slow' },
  { seconds: 8, label: 'Calm' },
  { seconds: 5, label: 'Brisk' },
]
const buttonClasses =
  'h-11 cursor-pointer rounded-control border border-edge bg-surface/80 px-3 text-15 font-semibold text-ink'

/** Play stays the same element, so that it keeps the focus. */
export function SlideControls({ play, isPlaying, onPlay, onStep, settings, onChange, hasLoved, full }: Props) {
  const PlayIcon = isPlaying ? Pause : Play
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 sm:justify-start">
      <IconButton label="Previous vision" icon={<ChevronLeft className="size-6" />} onClick={() => onStep(-1)} />
      <button
        ref={play}
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        title={isPlaying ? 'Pause' : 'Play'}
        className="grid size-12 place-items-center rounded-full bg-accent text-on-accent transition hover:brightness-[0.94]"
        onClick={onPlay}
      >
        <PlayIcon aria-hidden="true" className="size-6" />
      </button>
      <IconButton label="Next vision" icon={<ChevronRight className="size-6" />} onClick={() => onStep(1)} />
      <select
        aria-label="Speed"
        className={buttonClasses}
        value={settings.seconds}
        onChange={(event) => onChange({ seconds: Number(event.target.value) })}
      >
        {speeds.map(({ seconds, label }) => (
          <option key={seconds} value={seconds}>
            {label}, {seconds} s
          </option>
        ))}
      </select>
      <select
        aria-label="Show"
        className={buttonClasses}
        value={settings.only}
        onChange={(event) => onChange({ only: event.target.value === 'loved' ? 'loved' : 'all' })}
      >
        <option value="all">All visions</option>
        <option value="loved" disabled={!hasLoved}>
          Loved visions
        </option>
      </select>
      {full && (
        <IconButton
          label={full.isFull ? 'Exit full screen' : 'Full screen'}
          icon={full.isFull ? <Minimize className="size-5" /> : <Maximize className="size-5" />}
          onClick={full.toggle}
        />
      )}
    </div>
  )
}
