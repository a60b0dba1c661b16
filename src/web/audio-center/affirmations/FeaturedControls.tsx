import { useMutation } from '@tanstack/react-query'
import ImageDown from 'lucide-react/icons/image-down'
import Play from 'lucide-react/icons/play'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import CircleStop from 'lucide-react/icons/circle-stop'
import type { Affirmation } from '#contract/affirmations.ts'
import { savePicture } from '#web/lib/save-picture.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { nextAffirmation } from './affirmations.queries.ts'
import { partsOf, type Script } from './script.ts'
import type { Reader } from './use-reader.ts'
import type { VoiceChoice } from './use-voice.ts'

type Props = { affirmation: Affirmation; script: Script; reader: Reader; voice: VoiceChoice; onNew: () => void }

/** Pressed while another one is loading, the button keeps the focus and waits. */
export function FeaturedControls({ affirmation, script, reader, voice, onNew }: Props) {
  const next = useMutation(nextAffirmation)
  const handleNext = () => {
    if (next.isPending) return
    reader.stop()
    next.mutate(undefined, { onSuccess: onNew })
  }
  const state = reader.reading?.of === affirmation.id ? reader.reading.state : undefined
  return (
    <div className="relative grid gap-4 border-t border-line bg-surface p-4 sm:p-6">
      {voice.state === 'none' ? (
        <Notice title="This device doesn’t have a voice right now">
          Read it to yourself, as slowly as you like. You can add a voice in your device’s settings.
        </Notice>
      ) : (
        <Main
          state={state}
          onPlay={() => reader.play(affirmation.id, partsOf(script))}
          onResume={reader.resume}
          onStop={reader.stop}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button
          size="small"
          className="px-2! whitespace-nowrap"
          aria-busy={next.isPending}
          icon={<RefreshCw aria-hidden="true" className={cx('size-4.5', next.isPending && 'animate-turn')} />}
          onClick={handleNext}
        >
          Get New One
        </Button>
        <Button
          size="small"
          className="px-2! whitespace-nowrap"
          icon={<ImageDown aria-hidden="true" className="size-4.5" />}
          onClick={() => void savePicture({ text: affirmation.content }, 'affirmation.png')}
        >
          Download
        </Button>
      </div>
    </div>
  )
}

type MainProps = {
  state: 'reading' | 'held' | 'failed' | undefined
  onPlay: () => void
  onResume: () => void
  onStop: () => void
}

/** Play and Stop are one button, so that it keeps the focus. */
function Main({ state, onPlay, onResume, onStop }: MainProps) {
  const isReading = state === 'reading'
  const Icon = isReading ? CircleStop : Play
  return (
    <>
      <Button
        size="large"
        variant={isReading ? 'accent' : 'primary'}
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={isReading ? onStop : state === 'held' ? onResume : onPlay}
      >
        {isReading ? 'Stop' : state === 'held' ? 'Resume' : 'Play'}
      </Button>
      {state === 'held' && <p className="text-15 text-ink-soft">Paused, because something else started playing.</p>}
      {state === 'failed' && (
        <Notice tone="problem" title="The voice didn’t start">
          Try again, or choose another voice. You can read the words here.
        </Notice>
      )}
    </>
  )
}
