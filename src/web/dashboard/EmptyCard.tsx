import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/LinkButton.tsx'

type Props = { children: ReactNode; sample: ReactNode; action: { href: string; name: string } }

export function EmptyCard({ children, sample, action }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">{children}</p>
      <Sample>{sample}</Sample>
      <LinkButton href={action.href} size="small">
        {action.name}
      </LinkButton>
    </div>
  )
}

function Sample({ children }: { children: ReactNode }) {
  return (
    <figure className="w-full rounded-control border border-dashed border-edge px-4 py-3">
      <figcaption className="text-13 font-semibold text-ink-soft">Sample</figcaption>
      {children}
    </figure>
  )
}
