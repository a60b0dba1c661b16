import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import type { Meditation } from '#contract/mindset.ts'
import { canSpeak } from '#web/lib/speech.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { VolumeSlider } from '#web/ui/VolumeSlider.tsx'
import { clockTime } from './meditation-time.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { MeditationEnd } from './MeditationEnd.tsx'
import { MeditationSky } from './MeditationSky.tsx'
import type { MeditationState } from './use-meditation.ts'

type Props = { meditation: Meditation; resumeAt: number | null; session: MeditationState; onLeave: () => void }

export function Player({ meditation, resumeAt, session, onLeave }: Props) {
  const isThis = session.meditation?.id === meditation.id
  const status = isThis ? session.status : 'idle'
  const second = status === 'idle' ? (resumeAt ?? 0) : session.moment.second
  const scene = useRef<HTMLElement>(null)
  useEffect(() => {
    scene.current?.focus({ preventScroll: true })
    scene.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const handleLeave = () => {
    if (status === 'running') session.pause()
    onLeave()
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button
        variant="plain"
        size="small"
        className="-ml-3.5 justify-self-start"
        icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        onClick={handleLeave}
      >
        All meditations
      </Button>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <section
          ref={scene}
          tabIndex={-1}
          aria-label="Meditation"
          className="isolate scroll-my-20 outline-none overflow-hidden rounded-card border border-line bg-linear-to-b from-(--sky-high) via-(--sky-mid) to-(--sky-low) shadow-card"
        >
          <MeditationSky progress={second / meditation.seconds}>
            <h2 className="text-15 font-semibold text-ink-soft">{meditation.title}</h2>
            <Caption
              words={wordsOf(meditation, status, session)}
              isSpoken={session.settings.voice && canSpeak() && status === 'running'}
            />
          </MeditationSky>
          <div className="relative grid gap-4 border-t border-line bg-surface p-4 sm:p-6">
            <ProgressBar
              label="Time"
              value={second}
              max={meditation.seconds}
              valueText={`${clockTime(second)} of ${clockTime(meditation.seconds)}`}
            />
            <p className="tabular flex justify-between text-15 text-ink-soft">
              <span>{clockTime(second)}</span>
              <span>{clockTime(meditation.seconds)}</span>
            </p>
            <PlayerControls meditation={meditation} resumeAt={resumeAt} status={status} session={session} />
            {status === 'done' && <MeditationEnd session={session} onLeave={onLeave} />}
          </div>
        </section>
        <Aside meditation={meditation} session={session} />
      </div>
    </div>
  )
}

function wordsOf(
  { lines, setting }: Meditation,
  status: MeditationState['status'],
  { moment }: MeditationState,
): string {
  if (status === 'idle') return setting
  return status === 'done' ? 'That’s it. Take your time getting up.' : (lines[moment.line]?.text ?? '')
}

/** Hidden from screen readers while the voice reads the same text. */
function Caption({ words, isSpoken }: { words: string; isSpoken: boolean }) {
  return (
    <p
      aria-live={isSpoken ? 'off' : 'polite'}
      data-testid="caption"
      className="grid min-h-32 max-w-[34ch] content-center font-display text-22 text-balance sm:min-h-48 sm:text-28"
    >
      <span key={words} className="animate-fade">
        {words}
      </span>
    </p>
  )
}

function Aside({
  meditation: { lead, credit, lines },
  session: { settings, changeSettings },
}: Pick<Props, 'meditation' | 'session'>) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
        <legend className="contents">
          <span className="font-display text-18 font-semibold">Your guide</span>
        </legend>
        <p className="mt-1 text-15 text-ink-soft">{lead} You’ll always see the words, too.</p>
        {canSpeak() ? (
          <>
            <Checkbox
              label="Voice"
              hint="Read aloud in your browser’s voice"
              checked={settings.voice}
              onChange={(event) => changeSettings({ voice: event.target.checked })}
            />
            <VolumeSlider volume={settings.volume} onChange={(volume) => changeSettings({ volume })} />
          </>
        ) : (
          <p className="mt-2 text-15 text-ink-soft">This browser has no voice, so read along.</p>
        )}
      </fieldset>
      <details className="group rounded-card border border-line bg-surface px-4 open:pb-4 sm:px-6 sm:open:pb-6">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-1.5 font-semibold">
          <ChevronRight aria-hidden="true" className="size-4.5 transition group-open:rotate-90" />
          Read the whole text
        </summary>
        <div className="grid max-w-reading gap-3">
          {lines.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </details>
      {credit !== null && <p className="text-15 text-ink-soft">{credit}</p>}
    </div>
  )
}
