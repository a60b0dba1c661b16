import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { PremiumBadge } from './PremiumBadge.tsx'

type Props = { title: string; children: ReactNode; onSee: () => void }

/** Stands where premium would show something, and says what: no sample of it, no number that is not hers. */
export function PremiumTeaser({ title, children, onSee }: Props) {
  return (
    <Notice
      tone="warm"
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {title} <PremiumBadge />
        </span>
      }
      action={
        <Button size="small" onClick={onSee}>
          See Premium
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
