import type { Chat } from '#contract/coach.ts'
import { ExchangeActions } from './ExchangeActions.tsx'
import { HelpLines } from './HelpLines.tsx'
import { LuxeeSays } from './LuxeeSays.tsx'
import { Markdown } from './Markdown.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import { Typing } from './Typing.tsx'
import { WhatWasRead } from './WhatWasRead.tsx'

/** What she said, and what came of it. */
export function Exchange({ chat }: { chat: Chat }) {
  const { message, response, state, help, proposals } = chat
  const isComing = state === 'streaming'
  return (
    <article aria-busy={isComing} data-from-start={help.length > 0 || undefined} className="grid gap-3">
      <p className="her-words max-w-[85%] justify-self-end rounded-card rounded-br-small bg-magenta-wash px-4 py-2.5 whitespace-pre-wrap">
        <span className="sr-only">You: </span>
        {message}
      </p>
      <LuxeeSays
        after={
          !isComing && (
            <>
              {help.length > 0 && <HelpLines lines={help} />}
              {proposals.map((card, n) => (
                <ProposalCard key={card.recordId} chat={chat} card={card} n={n} />
              ))}
              <ExchangeActions chat={chat} />
              {response !== '' && <WhatWasRead chat={chat} />}
            </>
          )
        }
      >
        {response !== '' && <Markdown text={response} />}
        {isComing && <Typing />}
        {state === 'failed' && <p className="text-ink-soft">No answer came, and no question was counted.</p>}
        {state === 'stopped' && <p className="mt-2 text-13 text-ink-soft">This answer ended early.</p>}
      </LuxeeSays>
    </article>
  )
}
