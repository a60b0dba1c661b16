import { cx } from '#web/ui/cx.ts'

/** A sun over a calm horizon. It has no face, because the coach isn't a person. */
export function LuxeeAvatar({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={cx('shrink-0 rounded-full', className ?? 'size-9')}>
      <rect width="64" height="64" fill="var(--sky-high)" />
      <rect y="22" width="64" height="42" fill="var(--sky-mid)" />
      <circle cx="32" cy="38" r="18" fill="var(--sky-low)" />
      <circle cx="32" cy="38" r="12" fill="var(--gold)" />
      <path d="M0 40c10-5 20-5 32 0s22 5 32 1v23H0z" fill="var(--hill-mid)" />
      <path d="M0 50c12-5 22-4 34 0s20 4 30 0v14H0z" fill="var(--hill-near)" />
    </svg>
  )
}
