import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'

type Props = {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ href, variant = 'quiet', size = 'medium', icon, className, children }: Props) {
  return (
    <Link href={href} className={buttonStyles(variant, size, className)}>
      {icon}
      {children}
    </Link>
  )
}
