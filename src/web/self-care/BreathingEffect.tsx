import { moods } from '#contract/lists.ts'
import type { SelfCareSummary } from '#contract/self-care.ts'

/** The fewest sessions that make a mean meaningful. */
const enough = 3

/** Only sessions with both moods count. */
export function BreathingEffect({ breathing: { count, before, after } }: Pick<SelfCareSummary, 'breathing'>) {
  if (before === null || after === null || count < enough)
    return (
      <p className="mt-1 text-15 text-ink-soft">
        — {count} of {enough} sessions so far. Log a mood before and after a guided session, and we can compare them.
      </p>
    )
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="tabular font-display text-28">
        {before.toFixed(1)} <span aria-hidden="true">{faceOf(before)} →</span>
        <span className="sr-only">before, then</span> {after.toFixed(1)} <span aria-hidden="true">{faceOf(after)}</span>
      </p>
      <p className="max-w-reading text-15 text-ink-soft">
        Your mood before and after {count} guided sessions in twelve weeks. Other things that happened on those days
        play a part, too.
      </p>
    </div>
  )
}

const faceOf = (mood: number) => moods.find(({ value }) => value === Math.round(mood))?.emoji
