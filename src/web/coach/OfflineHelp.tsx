import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Exchange } from '#contract/coach.ts'
import { brand } from '#contract/brand.ts'
import { CallError } from '#web/lib/call.ts'
import { coachQuery } from '#web/lib/coach.ts'
import { HelpLines } from './HelpLines.tsx'

/** Milliseconds without an answer until the help lines can be opened, and until they are shown. */
const [patience, longPatience] = [2_000, 6_000]

/** Error codes of a server that has read the message, and would have answered a need for help itself. */
const heard = new Set(['limit_reached', 'coach_unavailable', 'bad_input'])

/** Shown if the country is unknown too. */
const anywhere: Exchange['helpLines'] = [
  { label: 'Emergency', number: 'Your local emergency number', source: '' },
  { label: 'Any country', number: 'findahelpline.com', source: 'Find A Helpline' },
  { label: 'Any country', number: 'befrienders.org', source: 'Befrienders Worldwide' },
]

type Props = { asking: { error: Error | null; isPending: boolean } }

/**
 * Shows help lines while the server can't be reached and so can't detect a crisis. They were loaded with the page, and appear
 * below every message that doesn't arrive. While an answer only takes long, they are folded at first, because most messages are
 * ordinary, and are shown in full later. If the user has unfolded them, they stay as they are.
 */
export function OfflineHelp({ asking: { error, isPending } }: Props) {
  const { data } = useQuery({ ...coachQuery, enabled: false })
  const [isWaiting, isSlow] = [useIsPending(isPending, patience), useIsPending(isPending, longPatience)]
  const [isOpened, setIsOpened] = useState(false)
  if (isOpened && !isWaiting) setIsOpened(false)
  const isUnheard = error !== null && !(error instanceof CallError && heard.has(error.code))
  const isSmall = isWaiting && !isUnheard && (!isSlow || isOpened)
  const shown = isSmall ? (isOpened ? 'opened' : 'small') : isUnheard || isWaiting ? 'whole' : null
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const help = shown === null ? null : section.current
    help?.closest('[role=log]')?.scrollTo({ top: help.offsetTop - 16 })
  }, [shown])
  if (shown === null) return null
  const lines = <HelpLines lines={data?.helpLines ?? anywhere} />
  if (isSmall)
    return (
      <section ref={section} aria-label="If you’re not safe">
        <details onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-15 text-ink-soft underline">
            Need help now?
          </summary>
          {lines}
        </details>
      </section>
    )
  return (
    <section
      ref={section}
      aria-label="If you’re not safe"
      className="grid gap-3 rounded-card border border-edge bg-surface p-4"
    >
      <p role="alert">
        {isUnheard
          ? `We can’t reach ${brand.coach} right now. Your message is saved in the box below.`
          : 'Your message is on its way. It’s taking longer than usual.'}{' '}
        <strong className="font-semibold">If you’re not safe, don’t wait for us.</strong> Call one of these:
      </p>
      {lines}
    </section>
  )
}

/** Returns true after `isPending` has been true for this many milliseconds. */
function useIsPending(isPending: boolean, milliseconds: number): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLong(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isPending, milliseconds])
  return isLong
}
