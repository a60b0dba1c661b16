import type { HTMLAttributes } from 'react'
import { cx } from './cx.ts'

type Props = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' }

/** A bordered surface that groups content. */
export function Card({ as: Tag = 'div', className, ...rest }: Props) {
  return (
    <Tag className={cx('rounded-card border border-line bg-surface p-4 shadow-card sm:p-6', className)} {...rest} />
  )
}
