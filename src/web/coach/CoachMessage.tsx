import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { LuxeeAvatar } from './LuxeeAvatar.tsx'

type Props = {
  children: ReactNode
  after?: ReactNode
  /** Whether the screen scrolls to the start of this message, instead of to the user's. */
  isStart?: boolean
}

export function CoachMessage({ children, after, isStart = false }: Props) {
  return (
    <div data-start={isStart || undefined} className="flex items-start gap-2.5">
      <LuxeeAvatar className="mt-1 size-8 max-sm:hidden" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <div className="max-w-full rounded-card rounded-tl-small bg-sunk px-4 py-3">
          <span className="sr-only">{brand.coach}: </span>
          {children}
        </div>
        {after}
      </div>
    </div>
  )
}
