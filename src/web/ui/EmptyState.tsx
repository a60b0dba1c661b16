import type { ReactNode } from 'react'

type Props = {
  drawing?: ReactNode
  title: string
  children: ReactNode
  /** One example of such a record; it is labelled as a sample. */
  example?: ReactNode
  action?: ReactNode
}

/** Shown where there are no records yet: what belongs here, one example, one button. */
export function EmptyState({ drawing, title, children, example, action }: Props) {
  return (
    <div className="mx-auto grid max-w-reading justify-items-center gap-3 px-4 py-4 text-center sm:gap-4 sm:py-10">
      {drawing}
      <h2 className="text-22 sm:text-28">{title}</h2>
      <p className="max-w-[46ch] text-ink-soft">{children}</p>
      {example !== undefined && (
        <figure className="w-full max-w-narrow rounded-card border border-dashed border-edge p-4 text-left">
          <figcaption className="mb-1.5 text-13 font-semibold text-ink-soft">Sample</figcaption>
          {example}
        </figure>
      )}
      {action}
    </div>
  )
}
