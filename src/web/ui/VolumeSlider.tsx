import { useId } from 'react'

type Props = { volume: number; onChange: (volume: number) => void }

/** How loud, from 0 to 1. */
export function VolumeSlider({ volume, onChange }: Props) {
  const id = useId()
  const percent = Math.round(volume * 100)
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-15 font-semibold">
        Volume
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={volume}
        aria-valuetext={`${percent} percent`}
        className="h-11 min-w-0 flex-1 accent-accent"
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden="true" className="tabular w-10 text-right text-15 text-ink-soft">
        {percent} %
      </span>
    </div>
  )
}
