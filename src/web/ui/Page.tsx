import type { ReactNode } from 'react'
import { usePageFocus } from '#web/lib/page-focus.ts'
import { cx } from './cx.ts'

type Props = {
  title: string
  /** A decoration before the title. */
  picture?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a page: its title (also the document's), a sentence, its actions, its content. */
export function Page({ title, picture, lead, actions, children }: Props) {
  const heading = usePageFocus(title)
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 pb-8 sm:pb-12 sm:px-6 sm:pt-10">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-3 sm:mb-8 sm:gap-x-6 sm:gap-y-4">
        {picture}
        <div className={cx('min-w-0', picture !== undefined && 'mr-auto flex-1 basis-56')}>
          <h1 ref={heading} tabIndex={-1} className="text-28 sm:text-36">
            {title}
          </h1>
          {lead !== undefined && <div className="mt-1.5 max-w-reading text-ink-soft">{lead}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
