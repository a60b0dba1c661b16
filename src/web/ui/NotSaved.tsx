import { CallError } from '#web/lib/call.ts'
import { Notice } from './Notice.tsx'

type Props = {
  error: Error | null
  title?: string | undefined
  /** What leads on where the record was deleted elsewhere. */
  gone?: string | undefined
  /** What the button reads that saves again. */
  saveText: string
}

/** In a form whose record the server did not take: why, what to do, and that what was written stays. */
export function NotSaved({ error, title = 'This is not saved yet. Your words stay here.', gone, saveText }: Props) {
  if (error === null) return null
  return (
    <div role="alert" className="scroll-mt-4 scroll-mb-24">
      <Notice tone="problem" title={title}>
        {gone ?? reasonFor(error, saveText)}
      </Notice>
    </div>
  )
}

const reasonFor = (error: Error, saveText: string): string =>
  error instanceof CallError && error.code === 'offline'
    ? `We can’t reach Glowell. Check your connection, then press “${saveText}” again.`
    : error.message
