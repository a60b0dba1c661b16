import { Link } from 'wouter'
import { otherPaths } from '#contract/pages.ts'

/** Shown below an ordinary answer where a concern is only suspected. It names none. */
export function CareNote() {
  return (
    <p className="rounded-control bg-sunk px-4 py-3 text-15 text-ink-soft">
      If things feel like too much, you don’t have to carry them alone.{' '}
      <Link href={otherPaths.help} className="link">
        See who you can talk to
      </Link>
    </p>
  )
}
