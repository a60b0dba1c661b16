import { CallError } from '#web/lib/call.ts'
import { Notice } from './Notice.tsx'

type Props = {
  error: Error | null
  title?: string | undefined
  /** Advice for when the record was deleted elsewhere. */
  gone?: string | undefined
  /** The label of the button that saves again. */
  saveText: string
}

/** Shown in a form that was not saved: why, what to do, and that the values are still here. */
export function NotSaved({ error, title = 'This isn’t saved yet. Your words are still here.', gone, saveText }: Props) {
  if (error === null) return null
  return (
    <div ref={showInView} role="alert" className="scroll-mt-4 scroll-mb-24">
      <Notice tone="problem" title={title}>
        {gone ?? reasonFor(error, saveText)}
      </Notice>
    </div>
  )
}

const showInView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

const reasonFor = (error: Error, saveText: string): string =>
  error instanceof CallError && error.code === 'offline'
    ? `We can’t reach Glowell. Check your connection, then press “${saveText}” again.`
    : error.message
