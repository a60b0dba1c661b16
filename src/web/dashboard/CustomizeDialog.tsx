import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DashboardLayout } from '#contract/dashboard.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import {
  type CardKey,
  cardNames,
  defaultLayout,
  isAvailable,
  type Column,
  columnOf,
  swapped,
  wide,
  withHidden,
} from './card-layout.ts'
import { CardRow } from './CardRow.tsx'
import { saveLayout } from './dashboard.mutations.ts'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; layout: DashboardLayout }

const groups: readonly { side: Column; name: string }[] = [
  { side: 'top', name: 'At the top' },
  { side: 'main', name: 'Main column' },
  { side: 'side', name: 'Side column' },
  { side: 'bottom', name: 'At the bottom' },
]

/** Each change is saved at once. */
export function CustomizeDialog({ isOpen, onOpenChange, layout: saved }: Props) {
  const { mutate } = useMutation(saveLayout)
  // The changes so far, so that quick presses build on one another.
  const [changed, setChanged] = useState<DashboardLayout>()
  const layout = changed ?? saved
  const isWide = useMedia(wide)
  const [announcement, setAnnouncement] = useState('')
  const listed = layout.filter(({ card }) => isAvailable(card))
  const save = (after: DashboardLayout) => {
    setChanged(after)
    mutate({ before: layout, after }, { onError: () => setChanged(undefined) })
  }
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen) setChanged(undefined)
    onOpenChange(isOpen)
  }
  const list = (name: string, cards: DashboardLayout) => (
    <CardList
      name={name}
      cards={cards}
      onHide={(card, isHidden) => save(withHidden(layout, card, isHidden))}
      onSwap={(card, other) => save(swapped(layout, card, other))}
      onAnnounce={setAnnouncement}
    />
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      title="Customize your dashboard"
      description="Choose which cards you see, and their order. We save as you go."
      footer={
        <Buttons
          onReset={() => {
            save(defaultLayout)
            setAnnouncement('Back to the default')
          }}
          onDone={() => handleOpenChange(false)}
        />
      }
    >
      <output className="sr-only">{announcement}</output>
      {isWide
        ? groups.map(({ side, name }) => (
            <section key={side} aria-label={name} className="mb-4">
              <h3 className="font-sans text-15 font-semibold tracking-normal text-ink-soft">{name}</h3>
              {list(
                name,
                listed.filter(({ card }) => columnOf(card) === side),
              )}
            </section>
          ))
        : list('Cards', listed)}
    </Dialog>
  )
}

type CardListProps = {
  name: string
  cards: DashboardLayout
  onHide: (card: CardKey, isHidden: boolean) => void
  onSwap: (card: CardKey, other: CardKey) => void
  onAnnounce: (words: string) => void
}

function CardList({ name, cards, onHide, onSwap, onAnnounce: onSaid }: CardListProps) {
  const move = (card: CardKey, to: number) => {
    const other = cards[to]?.card
    if (other === undefined) return
    onSwap(card, other)
    onSaid(`${cardNames[card]}: ${to + 1} of ${cards.length}`)
  }
  return (
    <ul aria-label={name} className="grid">
      {cards.map(({ card, isHidden }, index) => (
        <CardRow
          key={card}
          name={cardNames[card]}
          isHidden={isHidden}
          isFirst={index === 0}
          isLast={index === cards.length - 1}
          onHide={(hide) => onHide(card, hide)}
          onUp={() => move(card, index - 1)}
          onDown={() => move(card, index + 1)}
        />
      ))}
    </ul>
  )
}

function Buttons({ onReset, onDone }: { onReset: () => void; onDone: () => void }) {
  return (
    <>
      <Button variant="plain" onClick={onReset}>
        Reset to default
      </Button>
      <Button variant="accent" onClick={onDone}>
        Done
      </Button>
    </>
  )
}
