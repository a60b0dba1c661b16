import PenLine from 'lucide-react/icons/pen-line'
import Sun from 'lucide-react/icons/sun'
import { type ReactNode, useState } from 'react'
import type { Dashboard, Streak } from '#contract/dashboard.ts'
import { usePageFocus } from '#web/lib/page-focus.ts'
import { showDate } from '#web/lib/dates.ts'
import { displayName, useUser } from '#web/lib/session.ts'
import { cx } from '#web/ui/cx.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { dayPartOf, greetings } from './day-part.ts'
import { Focus } from './Focus.tsx'
import { Sky } from './Sky.tsx'
import { streakDetail, headlineOf } from './streak-text.ts'

type Props = {
  /** Undefined where it did not load: the greeting shows all the same. */
  data: Dashboard | undefined
  isPending: boolean
  corner: ReactNode
}

export function WelcomeBanner({ data, isPending, corner }: Props) {
  const heading = usePageFocus('Dashboard')
  const user = useUser()
  const [now] = useState(() => new Date())
  const part = dayPartOf(Number(showDate(now, 'hour')))
  return (
    <section
      aria-labelledby="welcome"
      className="relative isolate overflow-clip rounded-card border border-line bg-[linear-gradient(100deg,var(--sky-high),var(--sky-mid)_55%,var(--sky-low))] shadow-card"
    >
      <div className="absolute top-2 right-2 sm:top-4 sm:right-4">{corner}</div>
      <div className="grid gap-2 p-4 pr-5 sm:gap-4 sm:max-w-[62%] sm:p-8 sm:pb-36 lg:p-10">
        <div>
          <p className="min-h-9 content-center pr-28 text-15 font-medium text-ink-soft sm:min-h-0 sm:pr-0">
            {showDate(now, 'dayOfWeek')}
          </p>
          <h1 id="welcome" ref={heading} tabIndex={-1} className="text-22 wrap-anywhere sm:mt-1 sm:text-36">
            {greetings[part]}, {displayName(user)}
          </h1>
        </div>
        {isPending ? (
          <div className="grid min-h-6 content-start gap-2 sm:min-h-28">
            <Skeleton className="h-4 w-80 max-w-full max-sm:hidden" />
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="mt-4 h-4 w-72 max-w-full max-sm:hidden" />
          </div>
        ) : (
          <div className="grid min-h-6 content-start gap-3 sm:min-h-28">
            <Focus focus={data?.focus} isOnboarded={user.isOnboarded} />
            {data && <StreakLine streak={data.streak} />}
          </div>
        )}
        <div className={cx('flex flex-wrap gap-3', user.isOnboarded && 'max-sm:hidden')}>
          <LinkButton
            href="/journal#new"
            variant="primary"
            className="max-sm:hidden"
            icon={<PenLine aria-hidden="true" className="size-5" />}
          >
            Write in my journal
          </LinkButton>
          {!user.isOnboarded && (
            <LinkButton href="/onboarding" size="small">
              Set up Glowell for me
            </LinkButton>
          )}
        </div>
      </div>
      <Sky
        part={part}
        className="absolute right-0 bottom-0 -z-10 h-24 w-full max-sm:hidden sm:max-lg:h-32 sm:max-lg:overflow-visible lg:h-full lg:w-[58%] lg:mask-l-from-75%"
      />
    </section>
  )
}

function StreakLine({ streak }: { streak: Streak }) {
  return (
    <p className="flex gap-2.5 text-15">
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full bg-surface text-gold ring-1 ring-line"
      >
        <Sun className="size-4" strokeWidth={2.6} />
      </span>
      <span className="tabular">
        <strong className="font-semibold">{headlineOf(streak)}</strong>{' '}
        <span className="max-sm:hidden">{streakDetail(streak)}</span>
      </span>
    </p>
  )
}
