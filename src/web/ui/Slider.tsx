import { useId } from 'react'
import { RangeInput } from './RangeInput.tsx'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The visible value, such as '70%'. */
  shown: string
  /** The value for screen readers. */
  valueText: string
  onChange: (value: number) => void
}

/** A range input with its label and its value on one line. */
export function Slider({ label, value, min, max, step, shown, valueText, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="min-w-16 text-15 font-semibold">
        {label}
      </label>
      <RangeInput
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        className="flex-1"
        onChange={onChange}
      />
      <span aria-hidden="true" className="tabular w-12 text-right text-15 whitespace-nowrap text-ink-soft">
        {shown}
      </span>
    </div>
  )
}
