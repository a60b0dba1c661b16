import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { reflectionSeconds } from '#contract/spiritual-lists.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ReflectionTimerState } from './use-reflection-timer.ts'

const clockTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const around = 2 * Math.PI * 46

/** The ring empties as the minutes pass. */
export function ReflectionTimer({ timer }: { timer: ReflectionTimerState }) {
  const { status, second } = timer
  const left = reflectionSeconds - second
  return (
    <div className="grid justify-items-center gap-3">
      <div role="timer" aria-label="Time left" className="relative grid size-36 place-items-center sm:size-44">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
          <circle cx="50" cy="50" r="46" fill="none" stroke="var(--line)" strokeWidth="3" />
          <circle
            cx="50"
            cy="50"
            r="46"
            fill="none"
            stroke="var(--gold)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={around}
            strokeDashoffset={around * (second / reflectionSeconds)}
          />
        </svg>
        <span className="tabular font-display text-36">{clockTime(left)}</span>
      </div>
      <Controls timer={timer} />
      <p aria-live="polite" className="max-w-[26ch] text-center text-15 text-ink-soft">
        {status === 'done' && 'That was five minutes. Write for as long as you like.'}
        {status === 'paused' && 'Paused. Pick it up whenever you’re ready.'}
      </p>
    </div>
  )
}

function Controls({ timer: { status, start, pause, reset } }: { timer: ReflectionTimerState }) {
  if (status === 'running')
    return (
      <Button icon={<Pause aria-hidden="true" className="size-5" />} onClick={pause}>
        Pause
      </Button>
    )
  const isIdle = status === 'idle'
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button
        variant={isIdle ? 'primary' : 'quiet'}
        icon={<Play aria-hidden="true" className="size-5" />}
        onClick={start}
      >
        {isIdle ? 'Start 5-Minute Reflection' : status === 'done' ? 'Five more minutes' : 'Resume'}
      </Button>
      {status === 'paused' && (
        <Button variant="plain" icon={<RotateCcw aria-hidden="true" className="size-5" />} onClick={reset}>
          Start over
        </Button>
      )}
    </div>
  )
}
