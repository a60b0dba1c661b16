import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Hills } from './drawings/Hills.tsx'
import { Sky } from './drawings/Sky.tsx'
import { Sprig } from './drawings/Sprig.tsx'

/** The first light of the page: the promise, and the card where it begins. */
export function Hero({ getStarted, tryDemo }: { getStarted: ReactNode; tryDemo: ReactNode }) {
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-paper from-15% via-pink-wash via-60% to-gold-wash">
      <Scene />
      <div className="mx-auto grid max-w-page gap-x-14 px-4 pt-24 sm:px-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:pt-28">
        <div className="max-w-[36rem] lg:pt-10">
          <p className="text-15 font-semibold text-magenta">An AI-powered companion for women</p>
          <h1 className="mt-3 text-36 sm:text-48">{brand.tagline}</h1>
          <p className="mt-5 max-w-[33rem] text-18 text-ink-soft">
            Your goals, your money, your body, your mind and your home, together in one calm place. Small steps, kept in
            sight, with {brand.coach} to think things through at any hour.
          </p>
          <div className="mt-8 flex flex-wrap items-start gap-3">
            <a href="#sign-up" className={buttonLook('primary', 'large')}>
              Start free
            </a>
            {tryDemo}
          </div>
        </div>
        <div id="sign-up" className="relative mt-56 scroll-mt-4 pb-16 sm:mt-72 lg:mt-0 lg:pb-24">
          <span id="login" />
          <span id="forgot" />
          <noscript>
            <p className="mb-3 rounded-control border border-gold bg-gold-wash p-3 text-15">
              This page reads without JavaScript. To sign up or log in, please turn it on and reload.
            </p>
          </noscript>
          {getStarted}
        </div>
      </div>
    </section>
  )
}

/** A sun on the horizon under the words; on a phone it stands between the words and the card. */
function Scene() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10">
      <Sky className="absolute bottom-[44rem] left-1/2 w-[54rem] max-w-none -translate-x-1/2 translate-y-1/2 sm:bottom-[45rem] lg:bottom-32 lg:left-[33%] lg:w-[70rem]" />
      <Hills className="absolute inset-x-0 bottom-0 h-[46rem] w-full sm:h-[47rem] lg:h-56" />
      <Sprig className="absolute -bottom-6 -left-8 hidden h-72 -rotate-6 text-magenta lg:block" />
      <Sprig className="absolute right-0 -bottom-10 hidden h-60 rotate-12 -scale-x-100 text-purple xl:block" />
    </div>
  )
}
