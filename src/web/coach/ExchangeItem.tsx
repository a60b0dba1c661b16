import { memo } from 'react'
import { Link } from 'wouter'
import type { Exchange, ProposalCard as Card } from '#contract/coach.ts'
import { otherPaths } from '#contract/pages.ts'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { ExchangeActions } from './ExchangeActions.tsx'
import { HelpLines } from './HelpLines.tsx'
import { CoachMessage } from './CoachMessage.tsx'
import { Markdown } from './Markdown.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import { brand } from '#contract/brand.ts'

export const ExchangeItem = memo(function ExchangeItem({ exchange }: { exchange: Exchange }) {
  const { message, response, state, proposals, safety } = exchange
  const isComing = state === 'streaming'
  if (exchange.isUnreadable)
    return (
      <Unreadable as="article" heading="h2" record={exchange} title={message}>
        <ExchangeActions exchange={exchange} />
      </Unreadable>
    )
  return (
    <article aria-busy={isComing} data-from-start={cameAtOnce(exchange) || undefined} className="grid gap-3">
      <p className="user-text max-w-[85%] justify-self-end rounded-card rounded-br-small bg-magenta-wash px-4 py-2.5 whitespace-pre-wrap">
        <span className="sr-only">You: </span>
        {message}
      </p>
      <CoachMessage
        // So that a card's button is in sight on a phone.
        isStart={proposals.length > 0}
        after={
          !isComing && (
            <>
              {safety === 'note' && <CareNote />}
              {proposals.map((card, n) => (
                <ProposalCard key={keyOf(card)} exchange={exchange} card={card} n={n} />
              ))}
              <ExchangeActions exchange={exchange} />
            </>
          )
        }
      >
        {response !== '' && <Answer exchange={exchange} />}
        {isComing && <Typing />}
        {state === 'failed' && (
          <p className="text-ink-soft">You didn’t get an answer, so it didn’t use up a question.</p>
        )}
        {state === 'stopped' && <p className="mt-2 text-13 text-ink-soft">This answer ended early.</p>}
      </CoachMessage>
    </article>
  )
})

/** If the user may be at risk, help lines come right after the first paragraph. */
function Answer({ exchange: { response, helpLines } }: { exchange: Exchange }) {
  if (helpLines.length === 0) return <Markdown text={response} />
  const [first = '', ...rest] = response.split('\n\n')
  return (
    <div className="grid gap-3">
      <Markdown text={first} />
      <HelpLines lines={helpLines} />
      <Link href={otherPaths.help} className="link flex min-h-11 w-fit items-center text-15">
        All help lines
      </Link>
      <Markdown text={rest.join('\n\n')} />
    </div>
  )
}

/** Milliseconds. A reply this fast needs no streaming. */
const atOnce = 300

const cameAtOnce = ({ state, helpLines, createdAt, updatedAt }: Exchange): boolean =>
  helpLines.length > 0 || (state === 'done' && Date.parse(updatedAt) - Date.parse(createdAt) < atOnce)

function Typing() {
  return (
    <div className="flex h-6 items-center gap-1.5">
      <span className="sr-only">{brand.coach} is typing</span>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span key={delay} aria-hidden="true" className={`size-2 animate-breathe rounded-full bg-ink-soft ${delay}`} />
      ))}
    </div>
  )
}

/** Shown below an ordinary answer if a concern is only suspected. Doesn't name the concern. */
function CareNote() {
  return (
    <p className="rounded-control bg-sunk px-4 py-3 text-15 text-ink-soft">
      If things feel like too much, you don’t have to carry them alone.{' '}
      <Link href={otherPaths.help} className="link">
        See who you can talk to
      </Link>
    </p>
  )
}

/** Two cards may change the same record. */
const keyOf = ({ recordId, proposal }: Card): string =>
  proposal.kind === 'change' ? `${recordId} ${proposal.change.act}` : recordId
