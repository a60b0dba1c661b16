import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsDown from 'lucide-react/icons/chevrons-down'
import ChevronsLeft from 'lucide-react/icons/chevrons-left'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import ChevronsUp from 'lucide-react/icons/chevrons-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useBackCloses } from '#web/lib/back-closes.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'

type Props = {
  name: string
  /** `index` from 0 and `count` are among the visions that are shown. */
  index: number
  count: number
  /** For a list that runs down the page: the buttons point up and down. */
  isVertical?: boolean
  onMove: (index: number) => void
}

const steps = [
  { label: 'Move first', Icon: ChevronsLeft, Vertical: ChevronsUp, to: () => 0 },
  { label: 'Move earlier', Icon: ArrowLeft, Vertical: ArrowUp, to: (index: number) => index - 1 },
  { label: 'Move later', Icon: ArrowRight, Vertical: ArrowDown, to: (index: number) => index + 1 },
  { label: 'Move last', Icon: ChevronsRight, Vertical: ChevronsDown, to: (_index: number, count: number) => count - 1 },
]

/** Reorders an item without dragging: a button that opens four directions. */
export function MoveButton({ name, index, count, isVertical = false, onMove }: Props) {
  const grip = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useBackCloses(isOpen, () => {
    setIsOpen(false)
    return true
  })
  const pressed = useRef<HTMLElement>(null)
  // A card that moves in the DOM loses the focus.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected) pressed.current.focus({ preventScroll: true })
    pressed.current?.scrollIntoView({ block: 'nearest' })
    pressed.current = null
  })
  const moveTo = (to: number, control: HTMLElement) => {
    if (to < 0 || to >= count || to === index) return
    pressed.current = control
    onMove(to)
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrows[event.key]
    if (by !== undefined) {
      event.preventDefault()
      moveTo(index + by, event.currentTarget)
    }
    if (event.key === 'Escape' && isOpen) {
      grip.current?.focus()
      setIsOpen(false)
    }
  }
  return (
    <>
      <IconButton
        ref={grip}
        data-handle
        label={`Move ${name}`}
        aria-expanded={isOpen}
        icon={<GripVertical className="size-4.5" />}
        className="cursor-grab touch-none"
        onKeyDown={handleKey}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <Steps {...{ name, index, count, isVertical }} onKeyDown={handleKey} onMove={moveTo} />}
    </>
  )
}

type StepsProps = Required<Omit<Props, 'onMove'>> & {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onMove: (to: number, control: HTMLElement) => void
}

function Steps({ name, index, count, isVertical, onKeyDown, onMove }: StepsProps) {
  return (
    <fieldset
      aria-label={`Move ${name}`}
      className="absolute top-full right-0 mt-1 flex rounded-control bg-surface/92 shadow-card"
    >
      {steps.map(({ label, Icon: Across, Vertical, to }) => {
        const Icon = isVertical ? Vertical : Across
        const target = to(index, count)
        const isPossible = target >= 0 && target < count && target !== index
        return (
          <IconButton
            key={label}
            label={`${label}: ${name}`}
            icon={<Icon className="size-4.5" />}
            aria-disabled={!isPossible || undefined}
            className={cx(!isPossible && 'opacity-55')}
            onKeyDown={onKeyDown}
            onClick={({ currentTarget }) => onMove(target, currentTarget)}
          />
        )
      })}
    </fieldset>
  )
}

const arrows: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
