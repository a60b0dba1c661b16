import { Button } from '#web/ui/Button.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { closingWords } from './breathing.ts'
import { minutesOf, type Guide } from './use-guide.ts'

export function SessionEnd({ guide }: { guide: Guide }) {
  const minutes = minutesOf(guide.technique)
  return (
    <div className="grid gap-4">
      <p className="font-display text-18">{closingWords}</p>
      <MoodPicker label="And now? Only if you like." value={guide.moodAfter} onChange={guide.setMoodAfter} />
      {guide.problem ? (
        <div role="alert">
          <Notice
            tone="problem"
            title="This session is not saved yet"
            action={
              <Button size="small" isPending={guide.isSaving} pendingText="Saving..." onClick={guide.retry}>
                Try again
              </Button>
            }
          >
            {guide.problem.message}
          </Notice>
        </div>
      ) : (
        <p className="text-15 text-ink-soft">
          {minutes} {minutes === 1 ? 'minute' : 'minutes'} of breathing, in your history.
        </p>
      )}
    </div>
  )
}
