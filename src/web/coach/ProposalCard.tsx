import { useMutation } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import type { Chat, ProposalCard as Card } from '#contract/coach.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { acceptCard, undoCard } from './coach.mutations.ts'
import { addressOf, detailOf, kinds, stepsOf, titleOf } from './proposal-labels.ts'
import { WeightTitle } from './WeightTitle.tsx'

export function ProposalCard({ chat, card: { proposal, state }, n }: { chat: Chat; card: Card; n: number }) {
  const { mutate: accept, isPending: isAccepting } = useMutation(acceptCard)
  const { mutate: undo, isPending: isUndoing } = useMutation(undoCard)
  const { name, acceptIt, accepted, open } = kinds[proposal.kind]
  const isAccepted = state === 'accepted'
  const act = useRef<HTMLButtonElement>(null)
  const before = useRef(state)
  useEffect(() => {
    // The pressed button is replaced by its opposite, which takes over the focus.
    if (before.current !== state && document.activeElement === document.body)
      act.current?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  return (
    <section aria-label={name} className="grid w-full gap-3 rounded-card border border-edge bg-surface p-4">
      <div>
        <p className="text-13 font-semibold text-ink-soft">{name}</p>
        <p className="user-text font-semibold">
          {proposal.kind === 'weight' ? <WeightTitle kilograms={proposal.kilograms} /> : titleOf(proposal)}
        </p>
        <p className="user-text text-15 text-ink-soft">{detailOf(proposal)}</p>
        <Steps steps={stepsOf(proposal)} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isAccepted && (
          <>
            <output className="mr-auto flex items-center gap-2 text-15 font-semibold">
              <Check aria-hidden="true" className="size-5 text-green" />
              {accepted}
            </output>
            <LinkButton href={addressOf(proposal)} size="small">
              {open}
            </LinkButton>
          </>
        )}
        {isAccepted ? (
          <Button ref={act} size="small" variant="plain" isPending={isUndoing} onClick={() => undo({ chat, n })}>
            Undo
          </Button>
        ) : (
          <Button
            ref={act}
            size="small"
            variant="accent"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            isPending={isAccepting}
            onClick={() => accept({ chat, n })}
          >
            {acceptIt}
          </Button>
        )}
      </div>
    </section>
  )
}

function Steps({ steps }: { steps: ReturnType<typeof stepsOf> }) {
  if (steps.length === 0) return null
  return (
    <ol aria-label="Steps" className="user-text mt-2 grid list-decimal gap-1 pl-6 text-15">
      {steps.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  )
}
