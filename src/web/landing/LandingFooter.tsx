import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { otherPaths } from '#contract/pages.ts'
import { Brand } from '#web/ui/Brand.tsx'

export function LandingFooter({ theme }: { theme: ReactNode }) {
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-6 px-4 py-8 sm:px-6">
        <div className="max-w-narrow">
          <Brand />
          <p className="mt-2 text-15 text-ink-soft">
            {brand.tagline}. What you write is encrypted with your own key. No ads, no trackers.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={otherPaths.help} className="link flex min-h-11 items-center text-15">
            Help lines
          </a>
          {theme}
        </div>
      </div>
    </footer>
  )
}
