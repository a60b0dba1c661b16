import Headphones from 'lucide-react/icons/headphones'
import History from 'lucide-react/icons/history'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { MoodPicker } from '#web/ui/MoodPicker.tsx'
import { BreathingSun } from './BreathingSun.tsx'
import { GuideControls } from './GuideControls.tsx'
import { historyOf } from './addresses.ts'
import { SessionEnd } from './SessionEnd.tsx'
import { TechniquePicker } from './TechniquePicker.tsx'
import type { BreathingGuide } from './use-guide.ts'

export function BreathingPanel({
  guide,
  isInAudioCenter = false,
}: {
  guide: BreathingGuide
  isInAudioCenter?: boolean
}) {
  const { status } = guide.session
  const scene = useRef<HTMLElement>(null)
  useEffect(() => {
    if (status === 'running') scene.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.25fr_1fr]">
      <section
        ref={scene}
        aria-label="Guided breathing"
        className="isolate scroll-my-20 overflow-hidden rounded-card border border-line bg-linear-to-b from-(--sky-high) via-(--sky-mid) to-(--sky-low) shadow-card lg:sticky lg:top-20"
      >
        <BreathingSun technique={guide.technique} session={guide.session} />
        <div className="relative grid gap-3 border-t border-line bg-surface p-4 sm:gap-4 sm:p-6">
          <Rounds guide={guide} />
          <Controls guide={guide} />
          {status === 'done' && <SessionEnd guide={guide} />}
          {status === 'idle' && (
            <MoodPicker
              isOptional
              label="How do you feel right now?"
              value={guide.moodBefore}
              onChange={guide.setMoodBefore}
            />
          )}
        </div>
      </section>
      <div className="grid grid-cols-1 gap-6">
        <TechniquePicker guide={guide} />
        <GuideControls settings={guide.settings} onChange={guide.changeSettings} />
        {isInAudioCenter ? <ToHistory /> : <ToAudioCenter />}
      </div>
    </div>
  )
}

const ToAudioCenter = () => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4">
    <p className="text-15 text-ink-soft">Rather listen than count?</p>
    <LinkButton href="/audio-center" size="small" icon={<Headphones aria-hidden="true" className="size-4.5" />}>
      Visit Audio Center
    </LinkButton>
  </div>
)

const ToHistory = () => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4">
    <p className="text-15 text-ink-soft">We log each session for you.</p>
    <LinkButton href={historyOf(undefined)} size="small" icon={<History aria-hidden="true" className="size-4.5" />}>
      See your history
    </LinkButton>
  </div>
)

function Rounds({ guide: { technique, session } }: { guide: BreathingGuide }) {
  const { cycle } = session.moment
  const now = session.status === 'done' ? technique.cycles : Math.min(cycle + 1, technique.cycles)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="min-w-0 text-22 wrap-anywhere">
        <bdi>{technique.name}</bdi>
      </h2>
      <p className="tabular text-15 text-ink-soft">
        {session.status === 'idle'
          ? `${technique.cycles} ${technique.cycles === 1 ? 'cycle' : 'cycles'}`
          : `Cycle ${now} of ${technique.cycles}`}
      </p>
    </div>
  )
}

function Controls({ guide }: { guide: BreathingGuide }) {
  const { status, pause, rewind } = guide.session
  return (
    <div className="grid grid-cols-2 gap-3">
      {status === 'running' ? (
        <Button size="large" variant="accent" icon={<Pause aria-hidden="true" className="size-5" />} onClick={pause}>
          Pause
        </Button>
      ) : (
        <Button
          size="large"
          variant="primary"
          icon={<Play aria-hidden="true" className="size-5" />}
          onClick={guide.start}
        >
          Start
        </Button>
      )}
      <Button
        size="large"
        disabled={status === 'idle'}
        icon={<RotateCcw aria-hidden="true" className="size-5" />}
        onClick={rewind}
      >
        Reset
      </Button>
    </div>
  )
}
