import { useLocation } from 'wouter'
import { useArrival } from '#web/lib/arrival.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'

const title = '404 Page Not Found'

/** The answer to an address that is none of ours. */
export function NotFoundScreen() {
  const heading = useArrival(title)
  const [path] = useLocation()
  const { signedIn } = useSession()
  return (
    <div className="mx-auto grid max-w-reading justify-items-center gap-4 px-4 py-14 text-center sm:py-20">
      <LowSun className="h-28" />
      <h1 ref={heading} tabIndex={-1} className="text-36">
        {title}
      </h1>
      <p className="max-w-[48ch] text-ink-soft">
        There is nothing at <strong className="text-ink">{path}</strong>. Did you follow an old link? If you are
        building Glowell: did you forget to add the page to the router?
      </p>
      <LinkButton href="/" variant="accent">
        {signedIn ? 'Back to your dashboard' : 'Back to the start'}
      </LinkButton>
    </div>
  )
}
