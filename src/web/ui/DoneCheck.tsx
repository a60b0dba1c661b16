import { cx } from './cx.ts'

type Props = {
  label: string
  isDone: boolean
  /** 'small' is 24 pixels, for places where 44 would cover something; 'fit' is 24 pixels in a container under 9rem, else 44. */
  size?: keyof typeof sizes
  onChange: (isDone: boolean) => void
}

const styles =
  'relative cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface transition before:absolute before:inset-[21%] before:scale-0 before:bg-surface before:transition before:[clip-path:polygon(14%_44%,0_60%,42%_96%,100%_22%,84%_8%,40%_66%)] hover:border-green checked:border-green checked:bg-green checked:before:scale-100'

const sizes = {
  medium: { target: 'size-11', circle: 'size-6' },
  small: { target: 'size-6', circle: 'size-4.5' },
  fit: {
    target: 'size-6 [@container(width>=9rem)]:size-11',
    circle: 'size-4.5 [@container(width>=9rem)]:size-6',
  },
} as const

/** A round checkbox that marks something as done. */
export function DoneCheck({ label, isDone, size = 'medium', onChange }: Props) {
  return (
    <label className={cx('grid shrink-0 cursor-pointer place-items-center', sizes[size].target)}>
      <input
        type="checkbox"
        aria-label={label}
        className={cx(styles, sizes[size].circle)}
        checked={isDone}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
