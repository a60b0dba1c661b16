import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { MixSound } from '#contract/audio.ts'
import { mixBounds } from '#contract/soundscapes.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { labelOf } from './mixes.ts'
import { removeSound, setMaster, setVolume } from './soundscape-player.ts'
import { usePlayer } from './player-state.ts'
import { RangeInput } from '#web/ui/RangeInput.tsx'

export function MixFaders() {
  const { sounds, master } = usePlayer('sounds', 'master')
  return (
    <>
      <ul aria-label="Sounds in the mix" className="grid">
        {sounds.map((one) => (
          <Fader key={one.sound} {...one} />
        ))}
      </ul>
      {sounds.length >= mixBounds.sounds && (
        <p className="text-13 text-ink-soft">{mixBounds.sounds} sounds can play at once. Remove one to add another.</p>
      )}
      <div className="border-t border-line pt-2">
        <Range
          label="All sounds"
          volume={Math.round(master * 100)}
          least={0}
          onChange={(volume) => setMaster(volume / 100)}
        />
      </div>
    </>
  )
}

function Fader({ sound, volume }: MixSound) {
  const label = labelOf(sound)
  return (
    <li className="flex items-center gap-1">
      <Range label={label} volume={volume} least={1} onChange={(volume) => setVolume(sound, volume)} />
      <IconButton
        label={`Remove ${label} from the mix`}
        icon={<X className="size-4.5" />}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          removeSound(sound)
        }}
      />
    </li>
  )
}

type RangeProps = { label: string; volume: number; least: number; onChange: (volume: number) => void }

function Range({ label, volume, least, onChange }: RangeProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3">
      <label htmlFor={id} className="truncate text-15 font-semibold">
        {label}
      </label>
      <span aria-hidden="true" className="tabular text-13 text-ink-soft">
        {volume}%
      </span>
      <RangeInput
        id={id}
        min={least}
        max={100}
        step={1}
        value={volume}
        aria-valuetext={`${label}, ${volume}%`}
        className="col-span-2 -mt-1.5 w-full"
        onChange={onChange}
      />
    </div>
  )
}
