import Trash from 'lucide-react/icons/trash-2'
import type { HTMLAttributes } from 'react'
import { showDate } from '#web/lib/dates.ts'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { cx } from './cx.ts'

/** The known part of a record that can't be decrypted. */
export type Known = { id: string; createdAt: string | null }

type Props = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  as?: 'li' | 'article'
  heading?: 'h2' | 'h3'
  record: Known
  title: string
  /** `control` is the pressed button. Absent where the record cannot be deleted here. */
  onDelete?: (control: HTMLElement) => void
}

/** Shown in a list for a record that cannot be decrypted: what is known of it, and what can be done. */
export function Unreadable({
  as = 'li',
  heading: Heading = 'h3',
  record,
  title,
  onDelete,
  children,
  className,
  ...rest
}: Props) {
  return (
    <Card as={as} className={cx('flex flex-col gap-2 border-dashed!', className)} {...rest}>
      <Heading className="text-18">{title}</Heading>
      <UnreadableText record={record} />
      <div className="mt-auto -mb-2 flex items-center justify-end">
        {children}
        {onDelete && <DeleteButton title={title} onDelete={onDelete} />}
      </div>
    </Card>
  )
}

/** Explains that a record can't be decrypted, and says when it was created. */
export function UnreadableText({ record: { id, createdAt } }: { record: Known }) {
  return (
    <>
      <p className="text-15 text-ink-soft">
        The saved copy won’t open, so we can’t show you what’s in it. We’re keeping it exactly as is, and nothing else
        is affected. Whoever runs this server can look into it with the number below.
      </p>
      <p className="tabular text-13 text-ink-soft">
        {createdAt !== null && (
          <>
            <time dateTime={createdAt}>{showDate(createdAt, 'moment')}</time>
            {' · '}
          </>
        )}
        <span className="wrap-anywhere select-all">{id}</span>
      </p>
    </>
  )
}

/** Deletes a record that cannot be decrypted. */
export const DeleteButton = ({ title, onDelete }: { title: string; onDelete: (control: HTMLElement) => void }) => (
  <Button
    variant="plain"
    size="small"
    aria-label={`Delete: ${title}`}
    icon={<Trash aria-hidden="true" className="size-4.5" />}
    onClick={({ currentTarget }) => onDelete(currentTarget)}
  >
    Delete
  </Button>
)
