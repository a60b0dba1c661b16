import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Props = { title: string; children: ReactNode; onSee: () => void }

/** Shown instead of a premium feature. Describes the feature, without samples or made-up numbers. */
export function PremiumTeaser({ title, children, onSee }: Props) {
  return (
    <Notice
      tone="warm"
      icon={<Sparkles aria-hidden="true" className="size-6 shrink-0 self-start text-magenta" />}
      title={title}
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
