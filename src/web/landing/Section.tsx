import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = { id: string; title: string; lead: string; className?: string; children: ReactNode }

export function Section({ id, title, lead, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cx('py-14 sm:py-20', className)}>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="mx-auto max-w-[40rem] text-center">
          <h2 id={`${id}-title`} className="text-28 sm:text-36">
            {title}
          </h2>
          <p className="mt-3 text-18 text-balance text-ink-soft">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
