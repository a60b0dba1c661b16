import { cx } from './cx.ts'
import { ProgressBar } from './ProgressBar.tsx'

type Props = {
  /** From 0 to 1 while it uploads; null otherwise. */
  progress: number | null
  problem: string | null
}

/** The progress of a picture's upload, or why it failed. */
export function SendingPicture({ progress, problem }: Props) {
  return (
    <>
      {progress !== null && (
        <div className="grid gap-1.5">
          <ProgressBar label="Sending your picture" value={Math.round(progress * 100)} />
          <output className="text-13 text-ink-soft">
            {progress >= 1 ? 'Almost there: getting it ready.' : 'Sending your picture...'}
          </output>
        </div>
      )}
      <p role="alert" className={cx('text-15 font-medium text-red', problem === null && 'sr-only')}>
        {problem}
      </p>
    </>
  )
}
