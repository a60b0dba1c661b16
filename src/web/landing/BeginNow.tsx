import { buttonStyles } from '#web/ui/button-styles.ts'
import { Hills } from './drawings/Hills.tsx'
import { Sky } from './drawings/Sky.tsx'

export function BeginNow() {
  return (
    <section
      aria-labelledby="begin-title"
      className="relative isolate overflow-clip bg-linear-to-b from-paper via-pink-wash to-gold-wash"
    >
      <Sky className="absolute bottom-24 left-1/2 -z-10 w-[38rem] max-w-none -translate-x-1/2 translate-y-1/2 md:bottom-28 md:left-3/4 md:w-[52rem]" />
      <Hills className="absolute inset-x-0 bottom-0 -z-10 h-44" tone="sunk" />
      <div className="mx-auto max-w-page px-4 pt-16 pb-72 text-center sm:px-6 sm:pt-24 md:pb-60 md:text-left">
        <h2 id="begin-title" className="text-36">
          Start where you are
        </h2>
        <p className="mt-3 mb-7 text-18 text-ink-soft">
          Today’s a good day for one small thing.
          <br />
          The rest can wait.
        </p>
        <a href="#sign-up" className={buttonStyles('accent', 'large')}>
          Start free
        </a>
      </div>
    </section>
  )
}
