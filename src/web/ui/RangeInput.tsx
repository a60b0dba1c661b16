import type { ComponentProps, CSSProperties } from 'react'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** The part of the track before the thumb (`base.css`). */
const filledStyle = (share: number): CSSProperties & { '--filled': string } => ({ '--filled': `${share * 100}%` })

/** A range input whose track is filled up to the thumb. */
export const RangeInput = ({ min, max, value, onChange, className, ...rest }: Props) => (
  <input
    type="range"
    min={min}
    max={max}
    value={value}
    className={cx('h-11 min-w-0', className)}
    style={filledStyle((value - min) / (max - min))}
    onChange={({ target }) => onChange(Number(target.value))}
    {...rest}
  />
)
