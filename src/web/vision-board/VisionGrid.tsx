import { useMutation } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Vision } from '#contract/vision-board.ts'
import { useAfterFirstPaint } from '#web/lib/use-after-first-paint.ts'
import { roomy, useMedia } from '#web/lib/use-media.ts'
import { useShortOnPhone } from '#web/lib/use-short-on-phone.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { cx } from '#web/ui/cx.ts'
import { moved, positionFor } from './board-cache.ts'
import { gridStyles, largeBoard, largeBoardStyles } from './grid-styles.ts'
import { MoveButton } from '#web/ui/MoveButton.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { useBoardDragging } from './use-board-dragging.ts'
import { VisionCard, type VisionActions } from './VisionCard.tsx'
import { moveVision } from './vision-board.mutations.ts'
import { titleOf } from './vision-labels.ts'

/** A finger that rests on it must select nothing. */
const draggable = 'cursor-grab select-none [-webkit-touch-callout:none] active:cursor-grabbing'

/** The cards of the first screen, and how many of their pictures are in sight: two rows of a desktop; a card and a half on a phone. */
const firstScreen = { roomy: { cards: 8, pictures: 4 }, phone: { cards: 2, pictures: 2 } }

/** On a phone, where each is half a screen. */
const few = 5

type Props = VisionActions & {
  board: readonly Vision[]
  shown: readonly Vision[]
  freshId: string | undefined
}

export function VisionGrid({ board, shown, freshId, onEdit, onDelete, onLove, onAchieve }: Props) {
  // Stable callbacks: a change of one card must not render five hundred.
  const actions = {
    onEdit: useStable(onEdit),
    onDelete: useStable(onDelete),
    onLove: useStable(onLove),
    onAchieve: useStable(onAchieve),
  }
  const { mutate } = useMutation(moveVision)
  const [announcement, setAnnouncement] = useState('')
  // Set before the cache is, or a dropped card would jump back and forth.
  const [pendingOrder, setPendingOrder] = useState<{ of: readonly Vision[]; order: readonly Vision[] }>()
  const cards = pendingOrder?.of === shown ? pendingOrder.order : shown
  const { shown: near, onShowAll } = useShortOnPhone(few)(cards)
  const move = useStable((id: string, index: number) => {
    const vision = cards.find((each) => each.id === id)
    if (vision === undefined) return
    flushSync(() => setPendingOrder({ of: shown, order: moved(cards, id, index) }))
    setAnnouncement(`${titleOf(vision)}: ${index + 1} of ${cards.length}`)
    if (index >= near.length) onShowAll?.()
    mutate({ id, position: positionFor(board, cards, id, index), from: vision.position })
  })
  const list = useBoardDragging(move)
  const isAtRest = useAfterFirstPaint()
  const first = useMedia(roomy) ? firstScreen.roomy : firstScreen.phone
  return (
    <>
      <ul ref={list} aria-label="Your visions" className={cx(gridStyles, !isAtRest && 'min-h-dvh content-start')}>
        {(isAtRest ? near : cards.slice(0, first.cards)).map((vision, index) => (
          <Item
            key={vision.id}
            vision={vision}
            index={index}
            count={cards.length}
            isFresh={vision.id === freshId}
            isFirst={index < first.pictures}
            onMove={move}
            {...actions}
          />
        ))}
      </ul>
      <ShowMore onShowAll={onShowAll} />
      <output className="sr-only">{announcement}</output>
    </>
  )
}

type ItemProps = VisionActions & {
  vision: Vision
  index: number
  count: number
  isFresh: boolean
  isFirst: boolean
  onMove: (id: string, index: number) => void
}

const Item = memo(function Item({ vision, index, count, isFresh, isFirst, onMove, ...actions }: ItemProps) {
  return (
    <VisionCard
      vision={vision}
      isFresh={isFresh}
      isFirst={isFirst}
      className={cx(count >= largeBoard && largeBoardStyles, count > 1 && draggable)}
      {...actions}
    >
      {count > 1 && (
        <MoveButton
          name={titleOf(vision)}
          index={index}
          count={count}
          onMove={(to) => {
            onMove(vision.id, to)
          }}
        />
      )}
    </VisionCard>
  )
})
