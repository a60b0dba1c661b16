import { buttonLook } from '#web/ui/button-look.ts'
import { Horizon } from '#web/ui/drawings/Horizon.tsx'

/** The last word of the page, and the way back to the card. */
export function BeginNow() {
  return (
    <section aria-labelledby="begin-title" className="px-4 pb-14 sm:px-6 sm:pb-20">
      <div className="relative isolate mx-auto max-w-page overflow-hidden rounded-card border border-line">
        <Horizon className="absolute inset-0 -z-10 size-full" />
        <div className="grid justify-items-center gap-4 px-4 pt-12 pb-44 text-center sm:pt-16 sm:pb-52">
          <h2 id="begin-title" className="text-28 sm:text-36">
            Begin where you are
          </h2>
          <p className="max-w-[38ch] text-18">Today is a good day for one small thing. The rest can follow.</p>
          <a href="#sign-up" className={buttonLook('accent', 'large', 'mt-2')}>
            Start free
          </a>
        </div>
      </div>
    </section>
  )
}
