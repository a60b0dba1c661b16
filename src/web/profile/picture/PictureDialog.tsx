import { useId, useState } from 'react'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CloseButton, Dialog } from '#web/ui/Dialog.tsx'
import { PictureDrop } from '#web/ui/PictureDrop.tsx'
import { SendingPicture } from '#web/ui/SendingPicture.tsx'
import { AddressField } from './AddressField.tsx'
import { CropView } from './CropView.tsx'
import { Drawings } from './Drawings.tsx'
import { usePictureChoice } from './use-picture-choice.ts'

export type PictureChoice = {
  name: string
  /** The path of the picture shown now; null is the initial. */
  current: string | null
  saveLabel: string
  /** Saves the chosen picture, and answers whether that succeeded. */
  onSave: (path: string | null) => Promise<boolean>
}

export function PictureDialog({
  isOpen,
  onOpenChange,
  name,
  current,
  saveLabel,
  onSave,
}: PictureChoice & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const choice = usePictureChoice(current)
  const [isSaving, setIsSaving] = useState(false)
  const [address, setAddress] = useState('')
  const form = useId()
  const save = async () => {
    // An address that was pasted but not fetched is the one to save.
    if (choice.source === null && address.trim() !== '') {
      document.querySelector<HTMLFormElement>(`#${CSS.escape(form)}`)?.requestSubmit()
      return
    }
    setIsSaving(true)
    const path = await choice.finish()
    const isKept = path !== undefined && (path === current || (await onSave(path)))
    setIsSaving(false)
    if (isKept) onOpenChange(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Your profile picture"
      asksToClose={choice.isBusy || choice.source !== null}
      description="Only you see it. We remove the location and camera details from photos."
      footer={
        <>
          <CloseButton>Cancel</CloseButton>
          <Button
            variant="accent"
            isPending={isSaving}
            pendingText="Saving..."
            disabled={choice.isBusy}
            onClick={() => void save()}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      {choice.source === null ? (
        <Choosing {...{ name, choice, form, address }} onAddress={setAddress} />
      ) : (
        <Cropping choice={choice} source={choice.source} />
      )}
    </Dialog>
  )
}

type ChoosingProps = {
  name: string
  choice: ReturnType<typeof usePictureChoice>
  /** The id of the address form. */
  form: string
  address: string
  onAddress: (address: string) => void
}

function Choosing({ name, choice, form, address, onAddress }: ChoosingProps) {
  const handleChoose = (path: string | null) => {
    onAddress('')
    choice.choose(path)
  }
  const handleFetched = (objectPath: string) => {
    onAddress('')
    choice.fetched(objectPath)
  }
  return (
    <div className="grid gap-5">
      <div className="flex justify-center">
        <Avatar name={name} src={choice.chosen} className="size-24 text-36" />
      </div>
      <PictureDrop
        label="Your own picture"
        src={null}
        facing="user"
        progress={choice.progress}
        problem={choice.problem}
        onPick={(file) => void choice.take(file)}
        onAddress={onAddress}
      />
      <Drawings name={name} chosen={choice.chosen} onChoose={handleChoose} />
      <AddressField id={form} address={address} onChange={onAddress} onFetched={handleFetched} />
    </div>
  )
}

function Cropping({ choice, source }: { choice: ReturnType<typeof usePictureChoice>; source: string }) {
  return (
    <div className="grid gap-3">
      <CropView
        key={source}
        source={source}
        onCrop={choice.setCrop}
        onPick={(file) => void choice.take(file)}
        onBack={choice.back}
      />
      <SendingPicture progress={choice.progress} problem={choice.problem} />
    </div>
  )
}
