import { useMutation } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Copy from 'lucide-react/icons/copy'
import Retry from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import type { Exchange } from '#contract/coach.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { areaNames } from './coach-texts.ts'
import { deleteExchange, retryExchange } from './coach.mutations.ts'

export function ExchangeActions({ exchange }: { exchange: Exchange }) {
  const { mutate: remove } = useMutation(deleteExchange)
  const { mutate: retry, isPending } = useMutation(retryExchange)
  const [isOpen, setIsOpen] = useState(false)
  const sheet = useId()
  const hasAnswer = exchange.response !== ''
  // The response to a card says how to undo its record.
  const isAccepted = exchange.proposals.some(({ state }) => state === 'accepted')
  return (
    <div className="-mt-1 w-full">
      <div className="-ml-2.5 flex items-center">
        {hasAnswer && (
          <IconButton
            label="Copy the answer"
            icon={<Copy className="size-4.5" />}
            onClick={() => void copyText(exchange.response)}
          />
        )}
        {exchange.state !== 'done' && !isAccepted && !exchange.isUnreadable && (
          <IconButton
            label="Try again"
            icon={<Retry className="size-4.5" />}
            disabled={isPending}
            onClick={() => retry(exchange)}
          />
        )}
        <IconButton
          label="Delete question and answer"
          icon={<Trash className="size-4.5" />}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
            remove(exchange)
          }}
        />
        {hasAnswer && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={sheet}
            onClick={() => setIsOpen(!isOpen)}
            className="ml-auto inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-15 text-ink-soft transition hover:text-ink"
          >
            What was read
            <ChevronDown aria-hidden="true" className={`size-4 transition ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
      </div>
      <div id={sheet}>{isOpen && <ReplySources exchange={exchange} />}</div>
    </div>
  )
}

function ReplySources({ exchange: { sources, sentTo, answeredBy } }: { exchange: Exchange }) {
  const areas = sources.filter(({ lines }) => lines.length > 0)
  return (
    <div className="grid gap-3 rounded-control border border-line p-3 text-15 text-ink-soft">
      <p>
        Answered by: {answeredBy}. {sentTo === null ? 'It wasn’t sent anywhere.' : `Sent to: ${sentTo}.`}
      </p>
      {areas.length === 0 && <p>None of your records were read.</p>}
      {areas.map(({ area, lines }) => (
        <div key={area}>
          <h3 className="font-sans text-15 font-semibold tracking-normal">{areaNames[area]}</h3>
          <ul className="user-text list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
