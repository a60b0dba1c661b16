import CircleHelp from 'lucide-react/icons/circle-question-mark'
import LogOutIcon from 'lucide-react/icons/log-out'
import { Link } from 'wouter'
import { brand } from '#contract/brand.ts'
import { otherPaths } from '#contract/pages.ts'
import { useOpenPages } from '#web/lib/open-pages.ts'
import { useSession } from '#web/lib/session.ts'
import { startTour } from '#web/lib/tour.ts'
import { useLogOut } from '#web/lib/use-log-out.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Room at the end of the page, so that a floating button on a phone never covers the last line. */
const underMainAction = 'reach:in-[body:has([data-floating=main])]:pb-22'

export function Footer() {
  const { signedIn } = useSession()
  const pages = useOpenPages()
  return (
    <footer className={cx('border-t border-line bg-deep', underMainAction)}>
      <div
        className={cx(
          'mx-auto grid max-w-page gap-4 px-4 py-5 sm:gap-8 sm:px-6 sm:py-8',
          signedIn ? 'lg:grid-cols-[1fr_2.5fr_auto]' : 'sm:grid-cols-[1fr_auto]',
        )}
      >
        <div className="max-w-narrow">
          <Brand />
          <p className="mt-2 text-15 text-ink-soft">
            {brand.tagline}. What you write is encrypted with your own key. No ads, no trackers.
          </p>
        </div>
        {signedIn && (
          <nav aria-label="Pages" className="hidden md:block">
            <ul className="grid grid-cols-4 gap-x-4">
              {pages.map((page) => (
                <li key={page.key}>
                  <Link href={page.path} className="flex min-h-9 items-center text-15 text-ink-soft hover:text-ink">
                    {page.top ?? page.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 lg:flex-col lg:items-end lg:justify-start">
          <ThemeSwitch />
          <Link href={otherPaths.help} className="link flex min-h-11 items-center text-15">
            Help lines
          </Link>
          {signedIn && (
            <div className="flex lg:-mr-5">
              <Button
                variant="plain"
                className="-ml-3 lg:ml-0"
                icon={<CircleHelp aria-hidden="true" className="size-5" />}
                onClick={startTour}
              >
                Take the tour
              </Button>
              <LogOut />
            </div>
          )}
        </div>
      </div>
    </footer>
  )
}

function LogOut() {
  const { leave, isPending } = useLogOut()
  return (
    <Button
      variant="plain"
      className="-ml-3 lg:ml-0"
      icon={<LogOutIcon aria-hidden="true" className="size-5" />}
      isPending={isPending}
      pendingText="Logging out..."
      onClick={leave}
    >
      Log out
    </Button>
  )
}
