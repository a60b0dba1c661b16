import { buttonStyles } from '#web/ui/button-styles.ts'
import { Brand } from '#web/ui/Brand.tsx'

const link = 'hidden min-h-11 items-center rounded-small px-3 text-15 font-medium text-ink-soft hover:text-ink sm:flex'

export function LandingHeader() {
  return (
    <header className="absolute inset-x-0 top-0 z-20">
      <div className="mx-auto flex h-18 max-w-page items-center gap-1 px-4 sm:px-6">
        <a href="/" className="mr-auto rounded-small py-2 pr-2">
          <Brand />
        </a>
        <nav aria-label="On this page" className="flex">
          <a href="#features" className={link}>
            What’s inside
          </a>
          <a href="#plans" className={link}>
            Plans
          </a>
        </nav>
        <a href="#login" className={buttonStyles('quiet', 'small', 'ml-2')}>
          Log in
        </a>
      </div>
    </header>
  )
}
