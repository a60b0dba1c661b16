import { useMutation, useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import { type RefObject, useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react'
import { brand } from '#contract/brand.ts'
import type { Exchange } from '#contract/coach.ts'
import type { useCoachDraft } from '#web/lib/coach-draft.ts'
import { submitByEnter } from '#web/lib/submit-by-keyboard.ts'
import { usageLimitsQuery } from '#web/lib/usage-limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { stopExchange, type Asking } from './coach.mutations.ts'

type Props = {
  draft: ReturnType<typeof useCoachDraft>
  /** Set once the draft is sent. */
  asked: Exchange | undefined
  running: Exchange | undefined
  asking: Asking
  onSend: () => void
}

/**
 * The draft stays on the device until it's answered: the box looks empty while the reply arrives, and gets the
 * draft back where it fails, also after a reload.
 */
export function Composer({ draft, asked, running, asking, onSend }: Props) {
  const { mutate: ask, isPending: isAsking } = asking
  const isOut = useQuery(usageLimitsQuery).data?.aiQuestions.remaining === 0
  const box = useRef<HTMLTextAreaElement>(null)
  const isAnswered = asked?.state === 'done' || asked?.state === 'stopped'
  const isPending = isAsking || running !== undefined
  const text = asked === undefined || asked.state === 'failed' ? draft.values.text : ''
  // An edited draft is a new question.
  const isAnother = asked !== undefined && asked.state !== 'failed' && draft.values.text.trim() !== asked.message
  const handleAnswered = useEffectEvent(() => draft.startOver())
  const handleAnother = useEffectEvent(() => draft.replace(draft.values))
  useEffect(() => {
    if (isAnother) handleAnother()
    else if (isAnswered) handleAnswered()
  }, [isAnother, isAnswered])
  useRestoredFocus(box, isPending)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (message === '' || isPending) return
    ask({ id: draft.id, message })
    onSend()
  }
  return (
    <form onSubmit={handleSubmit} data-low-box className="border-t border-line p-3 sm:px-5">
      <label htmlFor="coach-message" className="sr-only">
        Your message to {brand.coach}
      </label>
      <div className="flex items-end gap-2">
        <Textarea
          id="coach-message"
          ref={box}
          rows={1}
          enterKeyHint="send"
          maxLength={4000}
          placeholder={`Ask ${brand.coach} anything...`}
          className="max-h-40! min-h-12! flex-1 resize-none!"
          value={text}
          disabled={isPending}
          onKeyDown={submitByEnter}
          onChange={(event) => draft.change({ text: event.target.value })}
        />
        {running === undefined ? (
          <SendButton isEmpty={text.trim() === ''} isPending={isAsking} />
        ) : (
          <StopButton running={running} isAsking={isAsking} />
        )}
      </div>
      <p className="mt-1.5 text-13 text-ink-soft">
        {isOut ? (
          'If you’re not safe, say so here: you’ll always get an answer, and it’s never counted.'
        ) : (
          <>
            {brand.coach} is an AI and can be wrong.
            <span className="max-sm:hidden"> Enter sends. Shift+Enter starts a new line.</span>
          </>
        )}
      </p>
    </form>
  )
}

function SendButton({ isEmpty, isPending }: { isEmpty: boolean; isPending: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      aria-label="Send"
      className="min-h-12 shrink-0"
      icon={<Send aria-hidden="true" className="size-4.5" />}
      disabled={isEmpty}
      isPending={isPending}
    >
      <span className="max-sm:sr-only">Send</span>
    </Button>
  )
}

function StopButton({ running, isAsking }: { running: Exchange; isAsking: boolean }) {
  const { mutate: stop, isPending } = useMutation(stopExchange)
  return (
    <Button
      className="min-h-12 shrink-0"
      icon={<Square aria-hidden="true" className="size-4" />}
      // Before the server has the question there's nothing to stop.
      disabled={isAsking}
      isPending={isPending}
      onClick={() => stop(running)}
    >
      Stop
    </Button>
  )
}

/** Disabling the box drops its focus; it's only restored if nothing else took it. */
function useRestoredFocus(box: RefObject<HTMLTextAreaElement | null>, isPending: boolean): void {
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true })
    wasPending.current = isPending
  }, [box, isPending])
}
