import type { ReactNode } from 'react'
import { BeginNow } from './BeginNow.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { FeatureShowcase } from './FeatureShowcase.tsx'
import { Hero } from './Hero.tsx'
import type { IslandName } from './island-names.ts'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { PlanComparison } from './PlanComparison.tsx'

/** Parts that need a script are passed in, so that the rest can stay plain HTML. */
export function Landing({ getStarted, tryDemo, theme }: Record<IslandName, ReactNode>) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-surface px-4 py-3 font-semibold shadow-card focus:translate-y-0"
      >
        Skip to the page
      </a>
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero getStarted={getStarted} tryDemo={tryDemo} />
        <FeatureCards />
        <FeatureShowcase />
        <PlanComparison />
        <BeginNow />
      </main>
      <LandingFooter theme={theme} />
    </>
  )
}
