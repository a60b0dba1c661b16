import { lazy, Suspense } from 'react'
import type { Goal } from '#contract/goals.ts'
import { useUser } from '#web/lib/session.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { PremiumTeaser } from '#web/ui/PremiumTeaser.tsx'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import { ForecastNote } from './ForecastNote.tsx'
import { showProgress } from '#web/lib/goal-words.ts'
import { ProgressEntries } from './ProgressEntries.tsx'
import { ProgressEntryForm } from './ProgressEntryForm.tsx'

const GoalHistory = lazy(async () => ({ default: (await import('./GoalHistory.tsx')).GoalHistory }))

type Props = { isOpen: boolean; goal: Goal; onClose: () => void }

export function GoalProgressDialog({ isOpen, goal, onClose }: Props) {
  const { isPremium } = useUser()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={goal.title} description={showProgress(goal)}>
      <div className="grid grid-cols-1 gap-6">
        {goal.kind !== 'milestones' && <ProgressEntryForm goal={goal} />}
        {isPremium ? (
          <section aria-label="Progress so far" className="grid grid-cols-1 gap-4">
            <h3 className="-mb-3 text-18">Progress so far</h3>
            <Suspense fallback={<HistorySkeleton />}>
              <GoalHistory goal={goal} />
            </Suspense>
            {goal.forecast !== null && <ForecastNote goal={goal} forecast={goal.forecast} />}
          </section>
        ) : (
          <PremiumTeaser title="See your progress as a line" onSee={() => askForUpgrade()}>
            Your updates over time, and the month you’ll get there at your own pace, with what that’s based on.
          </PremiumTeaser>
        )}
        <section aria-label="Updates">
          <h3 className="mb-3 text-18">Updates</h3>
          <ProgressEntries goal={goal} />
        </section>
      </div>
    </Dialog>
  )
}
