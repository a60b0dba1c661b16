import { useState, type ReactNode } from 'react'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PremiumBadge } from '#web/ui/PremiumBadge.tsx'
import { Upsell } from './Upsell.tsx'

type Props = {
  feature: string
  description: string
  /** Whether the user has access without premium, such as while free questions are left. */
  hasAccess?: boolean
  children: ReactNode
}

/** Covers a premium feature with an offer. 'Maybe Later' removes the offer; the feature stays visible but can't be used. */
export function PremiumGate({ feature, description, hasAccess = false, children }: Props) {
  const { isPremium } = useUser()
  const [isPostponed, setIsPostponed] = useState(false)
  if (isPremium || hasAccess) return children
  if (isPostponed)
    return (
      <div className="grid gap-4">
        <Notice
          tone="warm"
          icon={<PremiumBadge />}
          title={feature}
          action={
            <Button
              size="small"
              onClick={() => {
                setIsPostponed(false)
              }}
            >
              See Premium
            </Button>
          }
        >
          {description}
        </Notice>
        <div inert>{children}</div>
      </div>
    )
  return (
    <div className="grid *:[grid-area:1/1]">
      <div inert className="max-h-160 overflow-hidden opacity-45 blur-[3px]">
        {children}
      </div>
      <div className="relative z-10 grid content-start justify-items-center p-4 sm:p-10">
        <Upsell
          form="overlay"
          title={feature}
          description={description}
          onLater={() => {
            setIsPostponed(true)
          }}
        />
      </div>
    </div>
  )
}
