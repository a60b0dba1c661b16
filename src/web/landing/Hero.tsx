import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { buttonStyles } from '#web/ui/button-styles.ts'
import { Hills } from './drawings/Hills.tsx'
import { Sky } from './drawings/Sky.tsx'
import { Sprig } from './drawings/Sprig.tsx'

export function Hero({ getStarted, tryDemo }: { getStarted: ReactNode; tryDemo: ReactNode }) {
  return (
    <section className="relative isolate overflow-clip bg-linear-to-b from-paper from-15% via-pink-wash via-60% to-gold-wash lg:min-h-[58rem]">
      <WideScene />
      <div className="mx-auto grid max-w-page gap-x-14 px-4 pt-24 sm:px-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:pt-28">
        <div className="max-w-[36rem] lg:pt-10">
          <p className="text-15 font-semibold text-magenta">
            {isCoachOn() ? 'An AI-powered companion' : 'A companion'} for women
          </p>
          <h1 className="mt-3 text-36 sm:text-48">{brand.tagline}</h1>
          <p className="mt-5 max-w-[33rem] text-18 text-ink-soft">
            Your goals, your money, your body, your mind and your home, together in one calm place. Small steps you can
            see{isCoachOn() && `, with ${brand.coach} to think things through at any hour`}.
          </p>
          <div className="mt-8 flex flex-wrap items-start gap-3">
            <a href="#sign-up" className={buttonStyles('accent', 'large')}>
              Start free
            </a>
            {tryDemo}
          </div>
        </div>
        <div id="sign-up" className="relative mt-56 scroll-mt-4 pb-16 sm:mt-72 lg:mt-0 lg:pb-24">
          <NarrowScene />
          <span id="login" />
          <span id="forgot" />
          <noscript>
            <p className="mb-3 rounded-control border border-gold bg-gold-wash p-3 text-15">
              You can read this page without JavaScript. To sign up or log in, please turn it on and reload.
            </p>
          </noscript>
          <div className="mx-auto max-w-[32rem]">{getStarted}</div>
        </div>
      </div>
    </section>
  )
}

/** On a phone the sun is between the text and the card, and moves with the card. */
function NarrowScene() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 left-1/2 -z-10 w-[calc(100vw+2px)] -translate-x-1/2 lg:hidden"
    >
      <Sky className="absolute top-12 left-1/2 w-[54rem] max-w-none -translate-1/2" />
      <div className="absolute inset-x-0 -top-2 bottom-0 flex flex-col">
        <Hills className="h-56 shrink-0" />
        <div className="-mt-px flex-1 bg-paper" />
      </div>
    </div>
  )
}

/** On a wide screen the sun is on the horizon under the text. */
function WideScene() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 hidden lg:block">
      <Sky className="absolute bottom-32 left-[33%] w-[70rem] max-w-none -translate-x-1/2 translate-y-1/2" />
      <Sprig className="absolute bottom-3 -left-6 h-76 -rotate-6 text-magenta" />
      <Sprig className="absolute right-2 -bottom-1 hidden h-64 rotate-12 -scale-x-100 text-purple xl:block" />
      <Hills className="absolute inset-x-0 bottom-0 h-56" />
    </div>
  )
}
