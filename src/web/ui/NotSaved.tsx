import { Notice } from './Notice.tsx'

/** In a dialog whose record the server did not take: why, and that her words stay. */
export function NotSaved({ error }: { error: Error | null }) {
  if (error === null) return null
  return (
    <div role="alert">
      <Notice tone="problem" title="This is not saved yet. Your words stay here.">
        {error.message}
      </Notice>
    </div>
  )
}
