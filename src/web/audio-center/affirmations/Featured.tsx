import type { Affirmation } from '#contract/affirmations.ts'
import { affirmationCategory } from '#web/lib/affirmation-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Evening } from '#web/ui/drawings/Evening.tsx'
import { FeaturedControls } from './FeaturedControls.tsx'
import { SpokenText } from './SpokenText.tsx'
import { scriptOf, type Script } from './script.ts'
import type { Reader } from './use-reader.ts'
import type { VoiceChoice } from './use-voice.ts'

type Props = { affirmation: Affirmation; reader: Reader; voice: VoiceChoice; onNew: () => void }

export function Featured({ affirmation, reader, voice, onNew }: Props) {
  const { id, content, category, basedOn, isCustom } = affirmation
  const reading = reader.reading?.of === id ? reader.reading : undefined
  const script = scriptOf(affirmation, voice.settings.rate, reading?.parts)
  const { label, tone } = affirmationCategory[category]
  return (
    <section
      aria-label="Featured affirmation"
      className="isolate overflow-hidden rounded-card border border-line bg-linear-to-b from-(--sky-high) via-(--sky-mid) to-(--sky-low) shadow-card"
    >
      <div className="relative grid min-h-72 content-center justify-items-center gap-3 px-5 pt-5 pb-20 text-center sm:min-h-80 sm:gap-4 sm:px-10 sm:pt-8 sm:pb-32">
        <Evening className="absolute inset-x-0 bottom-0 -z-10 h-20 w-full sm:h-32" />
        <Caption>{captionOf(script, reading, voice.state === 'none' ? script.intro : undefined)}</Caption>
        <blockquote aria-live="polite" aria-atomic="true" className="w-full">
          <p key={id} className={cx('mx-auto max-w-[40ch] animate-fade font-display text-balance', sizeOf(content))}>
            <SpokenText script={script} reading={reading} className="text-center" />
          </p>
        </blockquote>
        {voice.state === 'none' && <p className="max-w-[46ch] font-display text-18">{script.closing}</p>}
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
          <Badge tone={tone}>{label}</Badge>
          {(isCustom || basedOn !== null) && (
            <span className="user-text text-center text-15 text-balance text-ink-soft">
              {isCustom ? 'In your own words' : `Based on ${basedOn}`}
            </span>
          )}
        </div>
      </div>
      <FeaturedControls affirmation={affirmation} script={script} reader={reader} voice={voice} onNew={onNew} />
    </section>
  )
}

/** Its space is reserved, so that nothing jumps. */
const Caption = ({ children }: { children: string }) => (
  <p
    data-testid="caption"
    className="user-text grid min-h-12 max-w-[46ch] content-end text-center text-15 text-balance text-ink-soft"
  >
    {children !== '' && (
      <span key={children} className="animate-fade">
        {children}
      </span>
    )}
  </p>
)

function captionOf({ intro, words, closing }: Script, reading: Reader['reading'], otherwise = ''): string {
  if (reading === undefined) return otherwise
  if (reading.at === 0) return intro
  if (reading.at > words.length) return closing
  return words.length > 1 ? `Sentence ${reading.at} of ${words.length}` : ''
}

/** Smaller for long texts. */
function sizeOf(content: string): string {
  if (content.length > 240) return 'text-16'
  return content.length > 120 ? 'text-18 sm:text-22' : 'text-22 sm:text-28'
}
