import { cx } from './cx.ts'

/** Give it the size of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-control bg-line/70', className)} />
}
