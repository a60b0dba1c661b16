import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { SessionNotSaved } from '#web/ui/SessionNotSaved.tsx'
import type { MeditationState } from './use-meditation.ts'

export function MeditationEnd({ session: { log }, onLeave }: { session: MeditationState; onLeave: () => void }) {
  const scene = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scene.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={scene} className="grid scroll-mb-24 gap-4">
      <MoodPicker isOptional label="How do you feel now?" value={log.mood} onChange={log.setMood} />
      {log.problem ? (
        <SessionNotSaved error={log.problem} isSaving={log.isSaving} onRetry={log.retry} />
      ) : (
        <p className="text-15 text-ink-soft">
          {log.minutes} {log.minutes === 1 ? 'minute' : 'minutes'} of meditation, saved to your self-care history.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onLeave}>
          All meditations
        </Button>
        <LinkButton size="small" variant="plain" href="/self-care?tab=history">
          See your history
        </LinkButton>
      </div>
    </div>
  )
}
