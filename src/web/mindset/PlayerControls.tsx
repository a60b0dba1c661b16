import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { Meditation } from '#contract/mindset.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { clockTime } from './meditation-time.ts'
import type { MeditationState } from './use-meditation.ts'

type Props = {
  meditation: Meditation
  resumeAt: number | null
  status: MeditationState['status']
  session: MeditationState
}

/** The main button stays the same element, so that it keeps the focus. */
export function PlayerControls({ meditation, resumeAt, status, session }: Props) {
  const from = status === 'idle' ? resumeAt : null
  const isGoing = status === 'running' || status === 'paused'
  const begin = (second: number) => session.begin(meditation, second)
  return (
    <div className={cx('grid gap-3 sm:grid-cols-2', isGoing && 'grid-cols-2')}>
      <Main status={status} from={from} onBegin={() => begin(from ?? 0)} session={session} />
      {from !== null && (
        <Button size="large" onClick={() => begin(0)}>
          Start over
        </Button>
      )}
      {isGoing && (
        <Button size="large" onClick={session.end}>
          End session
        </Button>
      )}
    </div>
  )
}

type MainProps = Pick<Props, 'status' | 'session'> & { from: number | null; onBegin: () => void }

function Main({ status, from, onBegin, session }: MainProps) {
  const isRunning = status === 'running'
  const Icon = isRunning ? Pause : Play
  const handleClick = isRunning ? session.pause : status === 'paused' ? session.resume : onBegin
  return (
    <Button
      size="large"
      variant={isRunning ? 'accent' : 'primary'}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={handleClick}
    >
      {nameOf(status, from)}
    </Button>
  )
}

function nameOf(status: MeditationState['status'], from: number | null): string {
  if (status === 'running') return 'Pause'
  if (status === 'paused') return 'Resume'
  if (from !== null) return `Continue from ${clockTime(from)}`
  return status === 'done' ? 'Play again' : 'Begin'
}
