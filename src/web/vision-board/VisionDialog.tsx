import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import type { UsageLimits } from '#contract/usage.ts'
import type { Vision } from '#contract/vision-board.ts'
import { CallError } from '#web/lib/call.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { useUpload } from '#web/lib/use-upload.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { KeptNotice } from '#web/ui/KeptNotice.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { isFull, LimitNotice } from './LimitNotice.tsx'
import { blankForm, toChange, toForm, type VisionForm } from './vision-form.ts'
import { createVision, editVision } from './vision-board.mutations.ts'
import { VisionFields } from './VisionFields.tsx'

/** What the dialog begins with: a vision to change, or what a new one has already. */
export type Beginning = { vision?: Vision; idea?: Partial<VisionForm> }

type Props = Beginning & {
  isOpen: boolean
  usage: UsageLimits['visionBoards'] | undefined
  onClose: () => void
  onAdded: () => void
}

/** Puts a vision on the board or changes one. Closing it loses nothing: what is not saved waits as a draft. */
export function VisionDialog({ isOpen, vision, idea, usage, onClose, onAdded }: Props) {
  const form = useId()
  const create = useMutation(createVision)
  const edit = useMutation(editVision)
  const { isPending, error } = vision ? edit : create
  const upload = useUpload()
  const draft = useDraft(draftName(vision, idea), vision ? toForm(vision) : { ...blankForm, ...idea })
  const isSending = upload.isBusy
  const handleSuccess = () => {
    draft.forget()
    if (!vision) onAdded()
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isSending) return
    const onSuccess = handleSuccess
    if (!vision) return create.mutate({ id: draft.id, form: draft.values, hasRoom: !isFull(usage) }, { onSuccess })
    const change = toChange(vision, draft.values)
    if (Object.keys(change).length === 0) return handleSuccess()
    return edit.mutate({ before: vision, change }, { onSuccess })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={vision ? 'Edit Vision' : 'Add to Vision Board'}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={isSending}
            isPending={isPending}
            pendingText={vision ? 'Saving...' : 'Adding...'}
          >
            {vision ? 'Save Changes' : 'Add to Board'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} className="grid gap-5">
        {!vision && isFull(usage) && <LimitNotice />}
        <KeptNotice draft={draft} startOver={vision ? 'Show the saved vision' : 'Start fresh'} />
        <VisionFields
          values={draft.values}
          onChange={draft.change}
          vision={vision}
          upload={upload}
          isReadOnly={isPending}
          problems={error instanceof CallError ? error.fields : {}}
        />
        <NotSaved error={error} />
      </form>
    </Dialog>
  )
}

/** An idea has a draft of its own, so that it never takes the place of what she was writing. */
const draftName = (vision: Vision | undefined, idea: Partial<VisionForm> | undefined): string =>
  vision
    ? `vision-board/${vision.id}`
    : idea
      ? `vision-board/idea/${idea.category}/${idea.title ?? ''}`
      : 'vision-board'
