import { cx } from '#web/ui/cx.ts'
import { type Script } from './script.ts'
import type { Reader } from './use-reader.ts'

type Props = { script: Script; reading: Reader['reading']; className?: string }

export function SpokenText({ script: { words }, reading, className }: Props) {
  const at = reading === undefined ? undefined : reading.at - 1
  const isMarked = at !== undefined && at >= 0 && at < words.length
  return (
    <span className={cx('user-text block whitespace-pre-line', className)}>
      {words.map((sentence, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- A sentence may come twice, and none changes its place.
          key={index}
          data-reading={at === index || undefined}
          className={cx(
            'transition-colors decoration-gold decoration-3 underline-offset-6',
            at === index && 'underline',
            isMarked && at !== index && 'text-ink-soft',
          )}
        >
          {sentence}
        </span>
      ))}
    </span>
  )
}
