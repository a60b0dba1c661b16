import { cx } from './cx.ts'

/** `primary` is the sunrise: only for the main action of a screen. */
export type ButtonVariant = 'primary' | 'accent' | 'quiet' | 'plain' | 'danger'
/** The sizes that a button may have. */
export type ButtonSize = 'medium' | 'small' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-sunrise-button text-on-sunrise shadow-[0_6px_22px_-8px_var(--glow)] hover:shadow-[0_8px_30px_-6px_var(--glow)] hover:brightness-[0.96]',
  accent: 'bg-accent text-on-accent hover:brightness-[0.94]',
  quiet: 'border border-edge bg-surface text-ink hover:bg-sunk',
  plain: 'text-ink hover:bg-sunk',
  danger: 'border border-edge bg-surface text-red hover:bg-red-wash',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 text-15',
  medium: 'min-h-11 px-5 text-16',
  large: 'min-h-13 px-7 text-18',
}

/**
 * The buttons at the end of a form, the main one last. On a phone they fill the line together; a label that has no room begins
 * another line, whole.
 */
export const buttonRow = 'flex flex-wrap gap-2 *:grow sm:justify-end sm:*:grow-0'

/** The classes of buttons, and of links that look like buttons. */
export const buttonStyles = (variant: ButtonVariant, size: ButtonSize, className?: string): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold transition select-none *:[svg]:shrink-0',
    'active:translate-y-px disabled:translate-y-0 disabled:opacity-55 disabled:shadow-none disabled:brightness-100',
    variants[variant],
    sizes[size],
    className,
  )
