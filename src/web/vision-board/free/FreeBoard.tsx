import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { cx } from '#web/ui/cx.ts'
import { titleOf } from '../vision-labels.ts'
import { ArrangeBar } from './ArrangeBar.tsx'
import { FreeBoardBar } from './FreeBoardBar.tsx'
import { FreeCard } from './FreeCard.tsx'
import { depthStyle } from './placement-styles.ts'
import { depthOf } from './free-placement.ts'
import { useFreeLayout } from './use-free-layout.ts'
import { useVisionDrag } from './use-vision-drag.ts'

type Props = {
  visions: readonly Vision[]
  /** The filtered ones; the others keep their places. */
  shown: readonly Vision[]
  /** Once for each gesture. null returns a vision to the automatic layout. */
  onPlace: (id: string, placement: Placement | null) => void
  onOpen?: (vision: Vision) => void
}

export function FreeBoard({ visions, shown, onPlace, onOpen }: Props) {
  const board = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const keysId = useId()
  const layout = useFreeLayout(visions, onPlace)
  const { placements, chosen, choose, press, front } = layout
  const scrollerOf = () => (zoom > 1 ? pane.current : null) ?? document.scrollingElement ?? document.documentElement
  useVisionDrag({ board, scrollerOf, placements, chosen, onChoose: choose, onDrop: layout.drop })
  const handleOpen = useStable((vision: Vision) => onOpen?.(vision))
  const handleCardKey = useStable(layout.handleKey)
  const handleBlur = useStable(layout.flush)
  const chosenVision = shown.find(({ id }) => id === chosen)

  return (
    <section aria-label="Free layout" className="grid grid-cols-1 gap-3">
      <FreeBoardBar zoom={zoom} onZoom={setZoom} onTidy={layout.hasOwn ? layout.tidy : undefined} />
      <ScreenReaderTexts keysId={keysId} announcement={layout.announcement} />
      <Pane ref={pane} zoom={zoom}>
        <ul
          ref={board}
          className="relative isolate h-[calc(var(--deep)*100cqw)] overflow-clip"
          style={depthStyle(depthOf(shown.flatMap(({ id }) => placements.get(id) ?? [])))}
        >
          {shown.map((vision) => {
            const placement = placements.get(vision.id)
            return (
              placement && (
                <FreeCard
                  key={vision.id}
                  vision={vision}
                  placement={placement}
                  isChosen={vision.id === chosen}
                  keysId={keysId}
                  onChoose={choose}
                  onOpen={handleOpen}
                  onKeyDown={handleCardKey}
                  onBlur={handleBlur}
                />
              )
            )
          })}
          <Guides />
        </ul>
      </Pane>
      {chosenVision && (
        <ArrangeBar
          title={titleOf(chosenVision)}
          onNudge={(key) => press(chosenVision.id, key)}
          onFront={() => front(chosenVision.id)}
          onOpen={onOpen && (() => onOpen(chosenVision))}
          onClose={() => {
            board.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true })
            choose(undefined)
          }}
        />
      )}
    </section>
  )
}

function ScreenReaderTexts({ keysId, announcement }: { keysId: string; announcement: string }) {
  return (
    <>
      <p id={keysId} hidden>
        Arrows move it, plus and minus resize it, square brackets turn it, F brings it to the front. Hold Shift for
        bigger steps.
      </p>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** Enlarged, it scrolls by itself. */
function Pane({ ref, zoom, children }: { ref: Ref<HTMLDivElement>; zoom: number; children: ReactNode }) {
  return (
    <div
      ref={ref}
      {...(zoom > 1 && { tabIndex: 0, role: 'region', 'aria-label': 'The board, enlarged' })}
      className={cx(
        'rounded-card border border-line bg-sunk bg-radial-[at_78%_12%] from-(--glow) via-transparent via-55% to-transparent shadow-card',
        zoom > 1 ? 'max-h-[78dvh] overflow-auto overscroll-contain' : 'overflow-clip',
      )}
    >
      <div className="@container" style={{ width: `${zoom * 100}%` }}>
        {children}
      </div>
    </div>
  )
}

/** Snap lines, moved and shown without React. */
const Guides = () => (
  <>
    <li
      aria-hidden="true"
      hidden
      data-guide="x"
      className="pointer-events-none absolute inset-y-0 left-[calc(var(--at)*100cqw)] z-1000002 border-l border-dashed border-magenta"
    />
    <li
      aria-hidden="true"
      hidden
      data-guide="y"
      className="pointer-events-none absolute inset-x-0 top-[calc(var(--at)*100cqw)] z-1000002 border-t border-dashed border-magenta"
    />
  </>
)
