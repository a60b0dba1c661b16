import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { label: string; icon: ReactNode }

/** A button with an icon only; `label` is its accessible name and its tooltip. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition hover:bg-sunk hover:text-ink disabled:opacity-55',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
}
