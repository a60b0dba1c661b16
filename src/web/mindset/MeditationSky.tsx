import type { ReactNode } from 'react'
import { useReducedMotion } from '#web/lib/use-reduced-motion.ts'
import { Evening } from '#web/ui/drawings/Evening.tsx'

/** With reduced motion it doesn't move. */
export function MeditationSky({ progress, children }: { progress: number; children: ReactNode }) {
  const isStill = useReducedMotion()
  const height = isStill ? 0.5 : progress
  return (
    <div className="relative">
      <div className="grid justify-items-center gap-2 px-4 pt-6 text-center sm:px-8 sm:pt-8">{children}</div>
      <div aria-hidden="true" className="relative h-24 overflow-hidden sm:h-40">
        <div
          className="absolute inset-x-0 top-full mx-auto size-28 sm:size-44 rounded-full bg-radial from-(--sunrise-gold) from-30% to-transparent to-70%"
          style={{ transform: `translateY(-${20 + height * 65}%)`, transition: 'transform 1s linear' }}
        />
        <Evening className="absolute inset-x-0 bottom-0 h-3/5 w-full" />
      </div>
    </div>
  )
}
