import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Heart from 'lucide-react/icons/heart'
import PencilLine from 'lucide-react/icons/pencil-line'
import Sun from 'lucide-react/icons/sun'
import Target from 'lucide-react/icons/target'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { pages } from '#contract/pages.ts'
import type { Vision } from '#contract/vision-board.ts'
import { longDate, shortDate } from '#web/lib/days.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { Rays } from './Rays.tsx'
import { VisionPicture } from './VisionPicture.tsx'
import { appearanceOf, titleOf } from './vision-labels.ts'

export type VisionActions = {
  onEdit: (vision: Vision) => void
  onDelete: (vision: Vision) => void
  onLove: (vision: Vision) => void
  onAchieve: (vision: Vision) => void
}

type Props = VisionActions & {
  vision: Vision
  isFresh: boolean
  /** Whether its picture is in the first screen. */
  isFirst?: boolean
  className?: string | undefined
  children?: ReactNode
}

const cardWidths = '(width >= 80rem) 275px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 92vw'

/** Styles the picture of a card. On a phone it is a square; without a picture, it is a low band above the text. */
const pictureStyles = ({ imageUrl }: Vision): string =>
  cx(
    'relative aspect-4/3 overflow-hidden',
    imageUrl === null ? 'max-sm:aspect-[var(--bare,5/2)]' : 'max-sm:aspect-square',
  )

const onPicture =
  'absolute top-2 right-2 flex gap-1 rounded-control bg-surface/92 shadow-card transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100'

export function VisionCard({ vision, isFresh, isFirst = false, className, children, ...actions }: Props) {
  const { title, description, category, createdAt } = vision
  const name = titleOf(vision)
  const handleDelete = (control: HTMLElement) => {
    focusNeighbour(control)
    actions.onDelete(vision)
  }
  if (vision.isUnreadable)
    return (
      <Unreadable
        data-id={vision.id}
        className={className}
        heading="h2"
        record={vision}
        title={title}
        onDelete={handleDelete}
      >
        {children}
      </Unreadable>
    )
  return (
    <li
      data-id={vision.id}
      className={cx(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card',
        className,
      )}
    >
      <div className={pictureStyles(vision)}>
        <VisionPicture vision={vision} sizes={cardWidths} isFirst={isFirst} />
        {isFresh && <Rays />}
        <div className="absolute bottom-2 left-2 flex flex-wrap gap-1.5">
          {category !== null && <Badge tone={appearanceOf(category).tone}>{appearanceOf(category).label}</Badge>}
        </div>
        <OnPicture name={name}>
          {children}
          <EditButtons name={name} onEdit={() => actions.onEdit(vision)} onDelete={handleDelete} />
        </OnPicture>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-hidden px-4 pt-4">
        <h2 className={cx('text-18', title === name && 'user-text')}>{name}</h2>
        {description !== null && (
          <p className="user-text line-clamp-4 text-15 whitespace-pre-line text-ink-soft">{description}</p>
        )}
        <GoalChip vision={vision} />
        <CameTrue vision={vision} />
      </div>
      <div className="flex shrink-0 items-center gap-1 pt-1 pr-2 pb-2 pl-4">
        <time dateTime={createdAt} className="mr-auto text-13 text-ink-soft">
          {shortDate(createdAt)}
        </time>
        <CameTrueButton vision={vision} onPress={() => actions.onAchieve(vision)} />
        <LoveButton vision={vision} onPress={() => actions.onLove(vision)} />
      </div>
    </li>
  )
}

/** A mouse shows the buttons by hovering; a finger by one button, so that nothing else lies on the picture. */
function OnPicture({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={onPicture}>
      <div className={cx('flex gap-1', !isOpen && 'pointer-coarse:hidden')}>{children}</div>
      <IconButton
        label={`Options for ${name}`}
        aria-expanded={isOpen}
        icon={<Ellipsis className="size-5" />}
        className="pointer-fine:hidden"
        onClick={() => setIsOpen(!isOpen)}
      />
    </div>
  )
}

type EditProps = { name: string; onEdit: () => void; onDelete: (control: HTMLElement) => void }

function EditButtons({ name, onEdit, onDelete }: EditProps) {
  return (
    <>
      <IconButton label={`Edit ${name}`} icon={<PencilLine className="size-4.5" />} onClick={onEdit} />
      <IconButton
        label={`Delete ${name}`}
        icon={<Trash className="size-4.5" />}
        onClick={({ currentTarget }) => onDelete(currentTarget)}
      />
    </>
  )
}

const goals = pages.find(({ key }) => key === 'goals')

function GoalChip({ vision: { goalId, goalTitle } }: { vision: Vision }) {
  if (goalId === null || goalTitle === null || goals === undefined) return null
  return (
    <p className="min-w-0">
      <Link
        href={`${goals.path}#goal-${goalId}`}
        className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-edge px-3 text-13 font-semibold text-ink-soft transition hover:bg-sunk hover:text-ink"
      >
        <Target aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">Goal: </span>
        <span className="user-text truncate">{goalTitle}</span>
      </Link>
    </p>
  )
}

function LoveButton({ vision, onPress }: { vision: Vision; onPress: () => void }) {
  return (
    <IconButton
      label={`Love ${titleOf(vision)}`}
      aria-pressed={vision.isLoved}
      icon={<Heart className={cx('size-5 transition', vision.isLoved && 'scale-110 fill-magenta text-magenta')} />}
      onClick={onPress}
    />
  )
}

function CameTrueButton({ vision, onPress }: { vision: Vision; onPress: () => void }) {
  const isAchieved = vision.achievedAt !== null
  return (
    <button
      type="button"
      aria-label={`${isAchieved ? 'Achieved' : 'Came true?'} ${titleOf(vision)}`}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-control px-2 text-13 font-semibold text-ink-soft transition hover:bg-sunk hover:text-ink"
      onClick={onPress}
    >
      <span className="transition-opacity pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        {isAchieved ? 'Achieved' : 'Came true?'}
      </span>
      {isAchieved ? (
        <CircleCheck aria-hidden="true" className="size-5 fill-gold text-[light-dark(var(--ink),var(--paper))]" />
      ) : (
        <Circle aria-hidden="true" className="size-5" />
      )}
    </button>
  )
}

function CameTrue({ vision: { achievedAt, achievedNote } }: { vision: Vision }) {
  if (achievedAt === null) return null
  return (
    <div className="grid justify-items-start gap-1.5 rounded-control bg-gold-wash p-3">
      <p className="inline-flex items-center gap-1.5 text-13 font-semibold">
        <Sun aria-hidden="true" className="size-4 fill-gold" />
        Achieved on {longDate(achievedAt)}
      </p>
      {achievedNote !== null && (
        <p className="user-text line-clamp-4 text-15 whitespace-pre-line text-ink-soft">{achievedNote}</p>
      )}
    </div>
  )
}
