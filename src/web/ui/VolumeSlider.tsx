import { Slider } from './Slider.tsx'

type Props = { volume: number; onChange: (volume: number) => void }

/** From 0 to 1. */
export function VolumeSlider({ volume, onChange }: Props) {
  const percent = Math.round(volume * 100)
  return (
    <Slider
      label="Volume"
      value={volume}
      min={0}
      max={1}
      step={0.1}
      shown={`${percent}%`}
      valueText={`${percent} percent`}
      onChange={onChange}
    />
  )
}
