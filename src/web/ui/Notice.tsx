import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type NoticeTone = 'info' | 'warm' | 'success' | 'problem'

const tones: Record<NoticeTone, string> = {
  info: 'bg-royal-wash border-royal/30',
  warm: 'bg-gold-wash border-gold/60',
  success: 'bg-green-wash border-green/30',
  problem: 'bg-red-wash border-red/30',
}

type Props = { tone?: NoticeTone; icon?: ReactNode; title?: ReactNode; action?: ReactNode; children?: ReactNode }

/** A message in the page; `action` is at its end. */
export function Notice({ tone = 'info', icon, title, action, children }: Props) {
  return (
    <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4', tones[tone])}>
      {icon}
      <div className="min-w-0 flex-1 basis-56">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-15">{children}</div>}
      </div>
      {action}
    </div>
  )
}
