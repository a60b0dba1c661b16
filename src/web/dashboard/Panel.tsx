import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

type Props = {
  title: string
  note?: ReactNode
  /** The link to the whole list; `of` completes its accessible name: 'View all tasks'. */
  all?: { href: string; of: string }
  action?: ReactNode
  children: ReactNode
}

export function Panel({ title, note, all, action, children }: Props) {
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className="grid grid-cols-1 content-start gap-3">
      <header className="-mt-1 flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={heading} className="text-22">
            {title}
          </h2>
          {note !== undefined && <p className="tabular text-15 text-ink-soft">{note}</p>}
        </div>
        {all && (
          <LinkButton href={all.href} variant="plain" size="small" className="-mr-3.5 shrink-0">
            <span>
              View all<span className="sr-only"> {all.of}</span>
            </span>
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </LinkButton>
        )}
        {action}
      </header>
      {children}
    </Card>
  )
}
