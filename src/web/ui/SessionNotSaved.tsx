import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Props = { error: Error; isSaving: boolean; onRetry: () => void }

/** Shown where a session of breathing or meditation could not be saved: the reason, and Try again. */
export function SessionNotSaved({ error, isSaving, onRetry }: Props) {
  return (
    <div role="alert">
      <Notice
        tone="problem"
        title="This session isn’t saved yet"
        action={
          <Button size="small" isPending={isSaving} pendingText="Saving..." onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Notice>
    </div>
  )
}
