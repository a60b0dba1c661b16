import { useMutation } from '@tanstack/react-query'
import { quickActivities } from '#contract/lists.ts'
import { newId } from '#web/lib/new-id.ts'
import { toast } from '#web/ui/toast.ts'
import { labelOf } from './activity-form.ts'
import { activityIcons } from './activity-icons.ts'
import { logActivityQueued } from './self-care.mutations.ts'

/** Logged without a mood. */
export function QuickPanel() {
  const { mutate, isPending: isUnsettled, isPaused, variables } = useMutation(logActivityQueued)
  const isPending = isUnsettled && !isPaused
  const handleLog = (activity: (typeof quickActivities)[number]) => {
    mutate(
      { id: newId(), activityType: activity.activityType, duration: activity.minutes, mood: null },
      {
        onError: ({ message }) =>
          toast({ title: 'We couldn’t log this', description: message, variant: 'destructive' }),
      },
    )
  }
  return (
    <section aria-labelledby="quick-activities">
      <h2 id="quick-activities" className="text-22">
        Quick Activities
      </h2>
      <p className="mt-1 mb-4 max-w-reading text-ink-soft">
        Did something small? One tap logs it. You can add a mood or a note in your history.
      </p>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {quickActivities.map((activity) => {
          const Icon = activityIcons[activity.activityType]
          const isThis = isPending && variables.activityType === activity.activityType
          return (
            <li key={activity.activityType}>
              <button
                type="button"
                disabled={isPending}
                aria-busy={isThis || undefined}
                className="grid w-full justify-items-center gap-1 rounded-card border border-line bg-surface px-3 py-6 shadow-card transition hover:border-edge hover:bg-sunk"
                onClick={() => handleLog(activity)}
              >
                <span className="mb-1.5 grid size-14 place-items-center rounded-full bg-gold-wash">
                  <Icon aria-hidden="true" className="size-7 text-magenta" />
                </span>
                <span className="font-semibold">{labelOf(activity.activityType)}</span>
                <span className="tabular text-15 text-ink-soft">
                  {isThis ? 'Saving...' : `${activity.minutes} min`}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
