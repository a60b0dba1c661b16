import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Download from 'lucide-react/icons/download'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { MixFaders } from './MixFaders.tsx'
import { listed } from './mixes.ts'
import { end, pause, resume } from './soundscape-player.ts'
import { type PlayerState, titleOf, usePlayer } from './player-state.ts'
import { showCountdown } from './sleep-timer.ts'
import { TimerPicker } from './TimerPicker.tsx'

type Props = { onSave: () => void; onDownload: () => void }

export function PlayerPanel({ onSave, onDownload }: Props) {
  const player = usePlayer('status', 'sounds', 'mix', 'why', 'hasEnded')
  const { status } = player
  const hasSounds = player.sounds.length > 0
  return (
    <Card
      as="section"
      id="player"
      aria-label="Player"
      className="grid grid-cols-1 gap-4 lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-22 wrap-anywhere">{hasSounds ? <bdi>{titleOf(player)}</bdi> : 'Your mix'}</h2>
          <output className="block text-15 text-ink-soft">{stateText(player)}</output>
        </div>
        <Left />
      </div>
      {status === 'blocked' && (
        <div role="alert">
          <Notice
            tone="warm"
            title="The sound can’t start yet"
            action={
              <Button size="small" variant="accent" onClick={() => void resume()}>
                Start the sound
              </Button>
            }
          >
            Your browser is waiting for a tap, or a call or another app is using the speaker. Nothing is lost.
          </Notice>
        </div>
      )}
      {hasSounds && (
        <>
          <Controls status={status} />
          <MixFaders />
        </>
      )}
      <TimerPicker />
      {hasSounds && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<BookmarkPlus aria-hidden="true" className="size-4.5" />} onClick={onSave}>
            Save this mix
          </Button>
          <Button size="small" icon={<Download aria-hidden="true" className="size-4.5" />} onClick={onDownload}>
            Download
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The main button stays the same element, so that it keeps the focus. */
function Controls({ status }: { status: PlayerState['status'] }) {
  const isOn = status === 'playing' || status === 'starting'
  const Icon = isOn ? Pause : Play
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        variant={isOn ? 'accent' : 'primary'}
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() => (isOn ? pause() : void resume())}
      >
        {isOn ? 'Pause' : status === 'idle' ? 'Play' : 'Resume'}
      </Button>
      <Button disabled={status === 'idle'} icon={<Square aria-hidden="true" className="size-4.5" />} onClick={end}>
        Stop all
      </Button>
    </div>
  )
}

function Left() {
  const { left } = usePlayer('left')
  if (left === null) return null
  return (
    <p role="timer" aria-label="Time left" className="tabular shrink-0 font-display text-22">
      {showCountdown(left)}
    </p>
  )
}

type Shown = Pick<PlayerState, 'status' | 'sounds' | 'why' | 'hasEnded'>

function stateText({ status, sounds, why, hasEnded }: Shown): string {
  if (hasEnded) return 'The timer’s done, and it’s quiet now. Your mix is still here.'
  if (sounds.length === 0) return 'Choose a sound and it plays here. Add more and they play together.'
  if (status === 'starting') return 'One moment'
  if (status === 'paused') return 'Paused. The timer’s paused, too.'
  if (status === 'blocked') return 'Waiting'
  if (status === 'idle') return 'Stopped. Press play to start again.'
  return why ?? `Playing ${listed(sounds)}.`
}
