import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { MeditationState } from './use-meditation.ts'

export function MeditationEnd({ sitting: { log }, onLeave }: { sitting: MeditationState; onLeave: () => void }) {
  const scene = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scene.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={scene} className="grid scroll-mb-24 gap-4">
      <MoodPicker label="How do you feel now? Only if you like." value={log.mood} onChange={log.setMood} />
      {log.problem ? (
        <div role="alert">
          <Notice
            tone="problem"
            title="This session is not saved yet"
            action={
              <Button size="small" isPending={log.isSaving} pendingText="Saving..." onClick={log.retry}>
                Try again
              </Button>
            }
          >
            {log.problem.message}
          </Notice>
        </div>
      ) : (
        <p className="text-15 text-ink-soft">
          {log.minutes} {log.minutes === 1 ? 'minute' : 'minutes'} of meditation, in your self-care.
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
