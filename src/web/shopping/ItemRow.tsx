import Trash from 'lucide-react/icons/trash-2'
import { memo, type ReactNode } from 'react'
import type { ShoppingItem } from '#contract/shopping.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { cx } from '#web/ui/cx.ts'
import { DoneCheck } from '#web/ui/DoneCheck.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

export type RowActions = {
  onTick: (item: ShoppingItem, isCompleted: boolean) => void
  /** Absent for members who may only check off items. */
  onEdit?: ((item: ShoppingItem) => void) | undefined
  onDelete?: ((item: ShoppingItem) => void) | undefined
}

type Props = RowActions & { item: ShoppingItem; isDragged?: boolean; children?: ReactNode }

export const ItemRow = memo(function ItemRow(props: Props) {
  const { item, isDragged = false, onTick, onEdit, onDelete, children } = props
  return (
    <div
      className={cx(
        'relative flex min-h-13 items-center gap-0.5 border-b border-dashed border-line pl-2 pr-1 sm:pl-5 sm:pr-4',
        isDragged && 'bg-sunk opacity-60',
      )}
    >
      <DoneCheck label={item.name} isDone={item.isCompleted} onChange={(isDone) => onTick(item, isDone)} />
      <ItemWords item={item} onEdit={onEdit} />
      {onDelete && (
        <IconButton
          label={`Delete ${item.name}`}
          icon={<Trash aria-hidden="true" className="size-4.5" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onDelete(item)
          }}
        />
      )}
      {children}
    </div>
  )
})

function ItemWords({ item, onEdit }: Pick<Props, 'item' | 'onEdit'>) {
  const { name, quantity, note, isCompleted, isUnreadable } = item
  const words = (
    <>
      <span className={cx('user-text', isCompleted && 'text-ink-soft line-through')}>{name}</span>
      {quantity !== null && (
        <span className="tabular rounded-full bg-gold-wash px-2 text-13 font-semibold text-ink">{quantity}</span>
      )}
      {note !== null && <span className="user-text basis-full text-13 text-ink-soft">{note}</span>}
    </>
  )
  const styles = 'flex min-h-11 min-w-0 flex-1 flex-wrap content-center items-center gap-x-2 py-1 text-left'
  return onEdit === undefined || isUnreadable ? (
    <span className={styles}>{words}</span>
  ) : (
    <button type="button" title="Edit it" className={cx(styles, 'rounded-small')} onClick={() => onEdit(item)}>
      <span className="sr-only">Edit </span>
      {words}
    </button>
  )
}
