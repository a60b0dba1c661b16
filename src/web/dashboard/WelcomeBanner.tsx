import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { useArrival } from '#web/lib/arrival.ts'
import { showDate } from '#web/lib/dates.ts'
import { callName, useUser } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { dayPartOf, greetings } from './day-part.ts'
import { Focus } from './Focus.tsx'
import { Sky } from './Sky.tsx'

/** Greets her by name and by the light outside. */
export function WelcomeBanner() {
  const heading = useArrival('Dashboard')
  const user = useUser()
  const [now] = useState(() => new Date())
  const part = dayPartOf(Number(showDate(now, 'hour')))
  return (
    <section
      aria-labelledby="welcome"
      className="relative isolate overflow-clip rounded-card border border-line bg-[linear-gradient(100deg,var(--sky-high),var(--sky-mid)_55%,var(--sky-low))] shadow-card"
    >
      <div className="grid gap-4 p-5 pb-28 sm:max-w-[62%] sm:p-8 lg:p-10">
        <div>
          <p className="text-15 font-medium text-ink-soft">{showDate(now, 'dayOfWeek')}</p>
          <h1 id="welcome" ref={heading} tabIndex={-1} className="mt-1 text-28 wrap-anywhere sm:text-36">
            {greetings[part]}, {callName(user)}
          </h1>
        </div>
        <Focus isOnboarded={user.isOnboarded} />
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/journal" variant="primary" icon={<PenLine aria-hidden="true" className="size-5" />}>
            Write in my journal
          </LinkButton>
          {!user.isOnboarded && <LinkButton href="/onboarding">Set up Glowell for me</LinkButton>}
        </div>
      </div>
      <Sky part={part} className="absolute right-0 bottom-0 -z-10 h-24 w-full sm:h-full sm:w-[58%]" />
    </section>
  )
}
