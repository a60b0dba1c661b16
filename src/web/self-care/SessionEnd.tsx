import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { SessionNotSaved } from '#web/ui/SessionNotSaved.tsx'
import { closingWords } from './breathing.ts'
import { sessionMinutes, type BreathingGuide } from './use-guide.ts'

export function SessionEnd({ guide }: { guide: BreathingGuide }) {
  const minutes = sessionMinutes(guide.technique)
  return (
    <div className="grid gap-4">
      <p className="font-display text-18">{closingWords}</p>
      <MoodPicker isOptional label="How do you feel now?" value={guide.moodAfter} onChange={guide.setMoodAfter} />
      {guide.problem ? (
        <SessionNotSaved error={guide.problem} isSaving={guide.isSaving} onRetry={guide.retry} />
      ) : (
        <p className="text-15 text-ink-soft">
          {minutes} {minutes === 1 ? 'minute' : 'minutes'} of breathing, saved to your history.
        </p>
      )}
    </div>
  )
}
