import { useMutation } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Exchange, CoachProposal, ProposalCard as Card } from '#contract/coach.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { fieldsOf } from './card-fields.ts'
import { CardEditor } from './CardEditor.tsx'
import { acceptCard, undoCard } from './coach.mutations.ts'
import { addressOf, proposalDetail, labelsOf, landmarkOf, stepsOf, proposalTitle } from './proposal-labels.ts'
import { WeightTitle } from './WeightTitle.tsx'

type Props = { exchange: Exchange; card: Card; n: number }

export function ProposalCard({ exchange, card: { proposal, state }, n }: Props) {
  const { mutate: accept, isPending: isAccepting } = useMutation(acceptCard)
  const { mutate: undo, isPending: isUndoing } = useMutation(undoCard)
  const [isEdited, setIsEdited] = useState(false)
  const { name, acceptIt } = labelsOf(proposal)
  const act = useRef<HTMLButtonElement>(null)
  const shown = isEdited && state === 'open' ? 'edited' : state
  const before = useRef<typeof shown>(shown)
  useEffect(() => {
    // The pressed button is replaced by another, which takes over the focus.
    if (before.current !== shown && shown !== 'edited' && document.activeElement === document.body)
      act.current?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  const canEdit = state === 'open' && fieldsOf(proposal).length > 0
  // The newer card has the same name.
  const isOver = state === 'withdrawn' || state === 'dropped'
  return (
    <section
      aria-label={isOver ? undefined : landmarkOf(exchange, proposal)}
      className="grid w-full gap-3 rounded-card border border-edge bg-surface p-4"
    >
      <Content proposal={proposal} name={name} isEdited={shown === 'edited'} />
      {shown === 'edited' ? (
        <CardEditor
          proposal={proposal}
          acceptIt={acceptIt}
          isPending={isAccepting}
          onAccept={(edited) => accept({ exchange, n, edited })}
          onCancel={() => setIsEdited(false)}
        />
      ) : isOver ? (
        <p className="text-15 text-ink-soft">
          {state === 'withdrawn' ? 'A newer card replaced this one.' : 'Taken back. Nothing was saved.'}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {state === 'accepted' ? (
            <Accepted proposal={proposal} act={act} isUndoing={isUndoing} onUndo={() => undo({ exchange, n })} />
          ) : (
            <Button
              ref={act}
              size="small"
              variant="accent"
              icon={proposal.kind !== 'change' && <Plus aria-hidden="true" className="size-4.5" />}
              isPending={isAccepting}
              onClick={() => accept({ exchange, n })}
            >
              {acceptIt}
            </Button>
          )}
          {canEdit && (
            <Button size="small" variant="plain" disabled={isAccepting} onClick={() => setIsEdited(true)}>
              Edit
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function Content({ proposal, name, isEdited }: { proposal: CoachProposal; name: string; isEdited: boolean }) {
  const steps = stepsOf(proposal)
  return (
    <div>
      <p className="text-13 font-semibold text-ink-soft">{name}</p>
      {(!isEdited || proposal.kind === 'change') && (
        <p className="user-text font-semibold">
          {proposal.kind === 'weight' ? <WeightTitle kilograms={proposal.kilograms} /> : proposalTitle(proposal)}
        </p>
      )}
      {!isEdited && <p className="user-text text-15 text-ink-soft">{proposalDetail(proposal)}</p>}
      {steps.length > 0 && (
        <ol aria-label="Steps" className="user-text mt-2 grid list-decimal gap-1 pl-6 text-15">
          {steps.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

type AcceptedProps = {
  proposal: CoachProposal
  act: RefObject<HTMLButtonElement | null>
  isUndoing: boolean
  onUndo: () => void
}

function Accepted({ proposal, act, isUndoing, onUndo }: AcceptedProps) {
  const { accepted, open } = labelsOf(proposal)
  return (
    <>
      <output className="mr-auto flex items-center gap-2 text-15 font-semibold">
        <Check aria-hidden="true" className="size-5 text-green" />
        {accepted}
      </output>
      <LinkButton href={addressOf(proposal)} size="small">
        {open}
      </LinkButton>
      <Button ref={act} size="small" variant="plain" isPending={isUndoing} onClick={onUndo}>
        Undo
      </Button>
    </>
  )
}
