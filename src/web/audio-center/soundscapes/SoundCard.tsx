import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import Minus from 'lucide-react/icons/minus'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import { mixBounds, soundscapeCategories, type Soundscape, type SoundscapeKey } from '#contract/soundscapes.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { toggleSound } from './soundscape-player.ts'
import { usePlayer } from './player-state.ts'
import { SoundDrawing } from './SoundDrawing.tsx'

const tones: Record<Soundscape['category'], BadgeTone> = {
  water: 'royal',
  nature: 'green',
  warmth: 'gold',
  tones: 'purple',
  noise: 'neutral',
}

const words: Record<SoundscapeKey, string> = {
  rain: 'Steady and close, on leaves.',
  roof: 'Drops on wood, heard from a warm bed.',
  storm: 'Rain, and thunder that stays far off.',
  ocean: 'Long waves that roll in and slide back out.',
  stream: 'Clear water over small stones.',
  wind: 'Gusts that come and go in high leaves.',
  birds: 'A few birds, then more, as the woods wake up.',
  crickets: 'Warm dark, crickets, an owl now and then.',
  fire: 'A low roar and the crackle of dry wood.',
  cafe: 'Voices you don’t have to follow, a cup set down.',
  bowls: 'One bowl at a time, left to ring.',
  drone: 'A wide, slow chord with no hard edges.',
  heartbeat: 'A resting heartbeat, and slow breaths.',
  brown: 'Deep and even. Drowns out a noisy room.',
  pink: 'Soft and even, a little brighter.',
}

type Props = { soundscape: Soundscape; onDownload: (key: SoundscapeKey) => void }

export function SoundCard({ soundscape: { key, label, category, minutes }, onDownload }: Props) {
  const { status, sounds } = usePlayer('status', 'sounds')
  const isAny = status !== 'idle'
  const isIn = isAny && sounds.some(({ sound }) => sound === key)
  const isFull = sounds.length >= mixBounds.sounds
  const act = isIn ? 'Remove' : isAny ? 'Add' : 'Play'
  const Icon = isIn ? Minus : isAny ? Plus : Play
  return (
    <li
      className={cx(
        'grid grid-cols-[6.5rem_1fr] overflow-hidden rounded-card border bg-surface shadow-card sm:grid-cols-1 sm:grid-rows-[auto_1fr]',
        isIn ? 'border-magenta ring-1 ring-magenta' : 'border-line',
      )}
    >
      <SoundDrawing of={key} className="size-full object-cover sm:h-28" />
      <div className="flex flex-col gap-3 p-4">
        <div className="flex flex-1 flex-col">
          <h3 className="text-18">{label}</h3>
          <p className="text-15 text-ink-soft">{words[key]}</p>
          <p className="mt-auto flex flex-wrap items-center gap-x-3 pt-2 gap-y-1">
            <Badge tone={tones[category]}>{soundscapeCategories.find((one) => one.key === category)?.label}</Badge>
            <span className="tabular inline-flex items-center gap-1.5 text-13 text-ink-soft">
              <Clock aria-hidden="true" className="size-3.5" />
              {minutes} min
            </span>
          </p>
        </div>
        <div className="flex items-center gap-1">
          <Button
            size="small"
            className="flex-1"
            aria-label={`${act} ${label}`}
            disabled={isAny && !isIn && isFull}
            icon={<Icon aria-hidden="true" className="size-4.5" />}
            onClick={() => toggleSound(key)}
          >
            {act}
          </Button>
          <IconButton
            label={`Download ${label}`}
            icon={<Download className="size-5" />}
            onClick={() => onDownload(key)}
          />
        </div>
      </div>
    </li>
  )
}
