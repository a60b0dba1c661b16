import { useMutation } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import type { Affirmation } from '#contract/affirmations.ts'
import { affirmationCategory } from '#web/lib/affirmation-words.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Unreadable } from '#web/ui/Unreadable.tsx'
import { deleteAffirmation, loveAffirmation } from './affirmation.mutations.ts'

type Props = {
  affirmation: Affirmation
  /** Whether it leaves the list when the user unloves it. */
  isAmongLoved: boolean
  onEdit: (affirmation: Affirmation) => void
}

export const AffirmationItem = memo(function AffirmationItem({ affirmation, isAmongLoved, onEdit }: Props) {
  const { content, category, isCustom, basedOn, isLoved } = affirmation
  const { mutate: love } = useMutation(loveAffirmation)
  const { mutate: remove } = useMutation(deleteAffirmation)
  const { label, tone } = affirmationCategory[category]
  const name = content.length > 60 ? `${content.slice(0, 60)}…` : content
  const handleDelete = (control: HTMLElement) => {
    focusNeighbour(control)
    remove(affirmation)
  }
  if (affirmation.isUnreadable)
    return <Unreadable heading="h2" record={affirmation} title={content} onDelete={handleDelete} />
  return (
    <li className="grid content-between gap-2 border-b border-line py-4">
      <blockquote
        className={cx('user-text font-display whitespace-pre-line', content.length > 160 ? 'text-16' : 'text-18')}
      >
        {content}
      </blockquote>
      <div className="-mb-2 flex items-center justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{label}</Badge>
          {(isCustom || basedOn !== null) && (
            <span className="user-text text-13 text-ink-soft">
              {isCustom ? 'In your own words' : `Based on ${basedOn}`}
            </span>
          )}
        </div>
        <div className="flex shrink-0">
          {isCustom && (
            <>
              <IconButton
                label={`Edit: ${name}`}
                icon={<PencilLine aria-hidden="true" className="size-4.5" />}
                onClick={() => onEdit(affirmation)}
              />
              <IconButton
                label={`Delete: ${name}`}
                icon={<Trash aria-hidden="true" className="size-4.5" />}
                onClick={({ currentTarget }) => handleDelete(currentTarget)}
              />
            </>
          )}
          <IconButton
            label={`Love this: ${name}`}
            aria-pressed={isLoved}
            icon={<Heart aria-hidden="true" className={cx('size-5 text-magenta', isLoved && 'fill-current')} />}
            onClick={({ currentTarget }) => {
              if (isAmongLoved && isLoved) focusNeighbour(currentTarget)
              love({ ...affirmation, isLoved: !isLoved })
            }}
          />
        </div>
      </div>
    </li>
  )
})
