import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'

type Props = {
  id?: string
  title: string
  lead?: ReactNode
  action?: ReactNode
  className?: string
  children?: ReactNode
}

export function Section({ id: anchor, title, lead, action, className, children }: Props) {
  const id = useId()
  return (
    <Card as="section" id={anchor} aria-labelledby={id} className={`grid content-start gap-4 ${className ?? ''}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-22">
            {title}
          </h2>
          {lead !== undefined && <p className="mt-1 max-w-reading text-15 text-ink-soft">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  )
}
