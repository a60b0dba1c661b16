import { cx } from './cx.ts'

/** The place of something that is coming; give it the size of that thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-control bg-line/70', className)} />
}
