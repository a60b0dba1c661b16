import { Dialog } from './Dialog.tsx'
import { DeleteButton, type Known, UnreadableText } from './Unreadable.tsx'

type Props = { isOpen: boolean; onClose: () => void; record: Known; title: string; onDelete: () => void }

/** The content of `Unreadable` as a dialog: where a list is too small for it. */
export function UnreadableDialog({ isOpen, onClose, record, title, onDelete }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      footer={
        <DeleteButton
          title={title}
          onDelete={() => {
            onClose()
            onDelete()
          }}
        />
      }
    >
      <UnreadableText record={record} />
    </Dialog>
  )
}
