import ArrowRight from 'lucide-react/icons/arrow-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Link } from 'wouter'
import { canSpeak } from '#web/lib/speech.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonStyles } from '#web/ui/button-styles.ts'
import { cx } from '#web/ui/cx.ts'
import { pageOf, type Step } from './steps.ts'

type Props = { step: Step; isVoiceOn: boolean; hasVoiceFailed: boolean; onVoice: () => void; onVisit: () => void }

export function TourControls({ step, isVoiceOn, hasVoiceFailed, onVoice, onVisit }: Props) {
  const page = pageOf(step)
  const Sign = isVoiceOn ? Pause : Play
  return (
    <div className="relative mt-2 -ml-3.5 flex flex-wrap gap-x-2">
      {canSpeak() && (
        <Button
          variant="plain"
          size="small"
          icon={<Sign aria-hidden="true" className="size-4.5" />}
          aria-pressed={isVoiceOn}
          onClick={onVoice}
        >
          Read aloud
        </Button>
      )}
      {page && (
        <Link href={page.path} className={buttonStyles('plain', 'small')} onClick={onVisit}>
          Visit Section
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      )}
      <output className={cx('ml-3.5 basis-full text-15 text-ink-soft', !hasVoiceFailed && 'sr-only')}>
        {hasVoiceFailed && 'This device’s voice didn’t start. You can read every word here.'}
      </output>
    </div>
  )
}
