import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Chat } from '#contract/coach.ts'
import { areaNames } from './words.ts'

/** Opens a reply to what was read for it, word for word, who answered, and where it was sent. */
export function WhatWasRead({ chat: { read, sentTo, answeredBy } }: { chat: Chat }) {
  const areas = read.filter(({ lines }) => lines.length > 0)
  return (
    <details className="group w-full text-15 text-ink-soft">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        What was read
        <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 rounded-control border border-line p-3">
        <p>
          Answered by: {answeredBy}. {sentTo === null ? 'It was sent nowhere.' : `Sent to: ${sentTo}.`}
        </p>
        {areas.length === 0 && <p>Nothing of your records was read.</p>}
        {areas.map(({ area, lines }) => (
          <div key={area}>
            <h3 className="font-sans text-15 font-semibold tracking-normal">{areaNames[area]}</h3>
            <ul className="her-words list-disc pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}
