import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'

type Props = {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A link to another page of the product that looks like a button. */
export function LinkButton({ href, variant = 'quiet', size = 'medium', icon, className, children }: Props) {
  return (
    <Link href={href} className={buttonLook(variant, size, className)}>
      {icon}
      {children}
    </Link>
  )
}
