import { useMutation } from '@tanstack/react-query'
import type { ListRef, ShoppingItem } from '#contract/shopping.ts'
import { changedFields } from '#web/lib/changed-fields.ts'
import { sentOrWaiting } from '#web/lib/queued.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { editItem } from './shopping.mutations.ts'

type Props = { list: ListRef; item: ShoppingItem; isOpen: boolean; onClose: () => void }

const labels = { noun: 'item', add: 'Edit item', create: 'Save', close: 'Cancel' }

const toForm = ({ name, quantity, note }: ShoppingItem) => ({ name, quantity: quantity ?? '', note: note ?? '' })

export function ItemDialog({ list, item, isOpen, onClose }: Props) {
  const { mutateAsync } = useMutation(editItem)
  const initial = toForm(item)
  const form = useRecordForm({
    draft: `shopping/item/${item.id}`,
    initial,
    update: (values) => {
      const { name, quantity, note } = changedFields(initial, values)
      const change = {
        ...(name !== undefined && { name }),
        ...(quantity !== undefined && { quantity: quantity.trim() || null }),
        ...(note !== undefined && { note: note.trim() || null }),
      }
      return sentOrWaiting(mutateAsync({ list, item, change }))
    },
    check: ({ name }) => (name.trim() === '' ? { name: 'Please write something here' } : {}),
    onClose,
  })
  const { values, problems, change } = form
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <Field label="Item" error={problems['name']}>
        <Input
          name="name"
          maxLength={300}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="How much" error={problems['quantity']}>
        <Input
          name="quantity"
          maxLength={40}
          placeholder="2 lb"
          value={values.quantity}
          onChange={({ target }) => change({ quantity: target.value })}
        />
      </Field>
      <Field label="Note" error={problems['note']}>
        <Input
          name="note"
          maxLength={300}
          value={values.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
    </RecordDialog>
  )
}
