import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Props = { title?: string; detail?: string | undefined; onRetry: () => void; isRetrying?: boolean }

/** Shown where data could not be loaded: the reason, and Try again. */
export function ErrorNotice({ title = 'This didn’t load', detail, onRetry, isRetrying = false }: Props) {
  return (
    <div role="alert">
      <Notice
        tone="problem"
        icon={<CloudOff aria-hidden="true" className="size-6 shrink-0 text-red" />}
        title={title}
        action={
          <Button size="small" onClick={onRetry} isPending={isRetrying} pendingText="Trying...">
            Try again
          </Button>
        }
      >
        {detail ?? 'We couldn’t reach Glowell just now. What you wrote is safe.'}
      </Notice>
    </div>
  )
}
