import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Input } from '#web/ui/Input.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { GallerySection } from './GallerySection.tsx'

const row = 'flex flex-wrap items-center gap-3'

export function Actions() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <GallerySection title="Actions">
      <div className={row}>
        <Button variant="primary" icon={<Plus aria-hidden="true" className="size-5" />}>
          New Entry
        </Button>
        <Button variant="primary" size="large">
          Create my account
        </Button>
      </div>
      <div className={row}>
        <Button variant="accent">Accent</Button>
        <Button>Quiet</Button>
        <Button variant="plain">Plain</Button>
        <Button variant="danger">Delete my account</Button>
        <Button size="small">Small</Button>
        <LinkButton href="/gallery">A link</LinkButton>
      </div>
      <States />
      <Button
        className="w-fit"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Open a dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="New Entry"
        description="Only you read this."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="accent" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Title">
            <Input />
          </Field>
          <Field label="What’s on your mind?">
            <Textarea />
          </Field>
        </div>
      </Dialog>
    </GallerySection>
  )
}

function States() {
  return (
    <div className={row}>
      <Button variant="primary" isPending pendingText="Saving...">
        Save
      </Button>
      <Button variant="accent" disabled>
        Not now
      </Button>
      <Button isPending pendingText="Creating...">
        Create
      </Button>
      <IconButton label="Edit" icon={<Pencil className="size-5" />} />
      <IconButton label="Delete" icon={<Trash2 className="size-5" />} />
      <IconButton label="Can’t delete" icon={<Trash2 className="size-5" />} disabled />
    </div>
  )
}
