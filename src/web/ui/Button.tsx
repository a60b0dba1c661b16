import type { ComponentProps, ReactNode } from 'react'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { Spinner } from './Spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  isPending?: boolean
  /** The text while pending, such as 'Saving...'. */
  pendingText?: string
}

/** While pending it is disabled and shows `pendingText`. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  icon,
  isPending = false,
  pendingText,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={type}
      className={buttonStyles(variant, size, className)}
      disabled={disabled === true || isPending}
      aria-busy={isPending || undefined}
      {...rest}
    >
      {isPending ? <Spinner className="size-4" /> : icon}
      {isPending && pendingText !== undefined ? pendingText : children}
    </button>
  )
}
