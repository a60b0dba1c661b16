import { useLocation } from 'wouter'
import { usePageFocus } from '#web/lib/page-focus.ts'
import { isSignedInPage, keepReturnPath } from '#web/lib/return-path.ts'
import { openLanding, useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'

const title = '404 Page Not Found'

export function NotFoundScreen() {
  const heading = usePageFocus(title)
  const [path] = useLocation()
  const { signedIn } = useSession()
  const isClosed = !signedIn && isSignedInPage(path)
  return (
    <div className="mx-auto grid max-w-reading justify-items-center gap-4 px-4 py-14 text-center sm:py-20">
      <LowSun className="h-28" />
      <h1 ref={heading} tabIndex={-1} className="text-36">
        {title}
      </h1>
      <p className="max-w-[48ch] wrap-anywhere text-ink-soft">
        {isClosed ? (
          <>
            <strong className="text-ink">{path}</strong> opens once you log in. If you were just there, you’ve been
            logged out: what you saved is safe, and what you were writing is still on this device, unless you discarded
            it.
          </>
        ) : (
          <>
            There’s nothing at <strong className="text-ink">{path}</strong>. Did you follow an old link? If you’re
            building Glowell: did you forget to add the page to the router?
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {isClosed && (
          <Button
            variant="accent"
            onClick={() => {
              keepReturnPath()
              openLanding('#login')
            }}
          >
            Log in
          </Button>
        )}
        <LinkButton href="/" variant={isClosed ? 'quiet' : 'accent'}>
          {signedIn ? 'Back to your dashboard' : 'Back to the home page'}
        </LinkButton>
      </div>
    </div>
  )
}
