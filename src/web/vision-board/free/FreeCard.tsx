import Heart from 'lucide-react/icons/heart'
import Sun from 'lucide-react/icons/sun'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { cx } from '#web/ui/cx.ts'
import { titleOf } from '../vision-labels.ts'
import { VisionPicture } from '../VisionPicture.tsx'
import { Handles } from './Handles.tsx'
import { placementStyle } from './placement-styles.ts'

type Props = {
  vision: Vision
  placement: Placement
  isChosen: boolean
  keysId: string
  onChoose: (id: string) => void
  onOpen: (vision: Vision) => void
  onKeyDown: (id: string, event: KeyboardEvent<HTMLElement>) => void
  onBlur: () => void
}

export const FreeCard = memo(function FreeCard(props: Props) {
  const { vision, placement, isChosen, keysId, onChoose, onOpen, onKeyDown, onBlur } = props
  return (
    <li
      data-vision={vision.id}
      style={placementStyle(placement)}
      className={cx(
        'absolute top-0 left-0 z-(--layer) aspect-5/6 w-[calc(var(--wide)*100cqw)] transition-[scale] [transform:translate(calc(var(--x)*100cqw-50%),calc(var(--y)*100cqw-50%))_rotate(var(--turn))] data-lifted:z-1000001 data-[lifted=move]:scale-[1.03]',
        isChosen && 'z-1000000 touch-none',
      )}
    >
      <button
        type="button"
        aria-label={nameOf(vision)}
        aria-pressed={isChosen}
        aria-describedby={keysId}
        onClick={() => onChoose(vision.id)}
        onDoubleClick={() => onOpen(vision)}
        onKeyDown={(event) => onKeyDown(vision.id, event)}
        onBlur={onBlur}
        className={cx(
          '@container block size-full cursor-grab rounded-[6px] shadow-card outline-offset-3 select-none [contain:strict] [content-visibility:auto] [-webkit-touch-callout:none] active:cursor-grabbing',
          isChosen && 'outline-3 outline-royal',
        )}
      >
        <span className="flex size-full flex-col rounded-[6px] border border-line bg-surface p-[4.5cqw]">
          <Face vision={vision} width={placement.width} />
        </span>
      </button>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute -top-1.5 left-1/2 size-3.5 -translate-x-1/2 rounded-full border border-line bg-linear-to-br from-(--sunrise-gold) to-(--sunrise-coral) shadow-card"
      />
      {isChosen && <Handles />}
    </li>
  )
})

function Face({ vision, width }: { vision: Vision; width: number }) {
  const { isLoved, achievedAt } = vision
  return (
    <>
      <span className="min-h-0 w-full flex-1 overflow-clip rounded-[3px]">
        <VisionPicture vision={vision} sizes={`${Math.ceil(width * 75)}rem`} />
      </span>
      <span className="user-text mt-[4cqw] line-clamp-2 h-[19cqw] shrink-0 text-center font-display text-[max(0.6875rem,7.5cqw)] leading-[1.22] text-ink @max-[6.5rem]:hidden">
        {titleOf(vision)}
      </span>
      {(isLoved || achievedAt !== null) && (
        <span className="absolute top-[7cqw] right-[7cqw] flex gap-[2cqw]">
          {achievedAt !== null && <Mark icon={<Sun className="size-3/5 fill-gold text-ink" />} />}
          {isLoved && <Mark icon={<Heart className="size-3/5 fill-current text-magenta" />} />}
        </span>
      )}
    </>
  )
}

const Mark = ({ icon }: { icon: ReactNode }) => (
  <span className="grid size-[max(1.125rem,11cqw)] place-items-center rounded-full bg-surface/90">{icon}</span>
)

const nameOf = (vision: Vision): string =>
  [titleOf(vision), vision.isLoved && 'loved', vision.achievedAt !== null && 'achieved'].filter(Boolean).join(', ')
