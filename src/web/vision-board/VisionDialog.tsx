import { useMutation } from '@tanstack/react-query'
import type { Vision } from '#contract/vision-board.ts'
import { isAtLimit, type LimitUsage } from '#web/lib/usage-limits.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { useUpload } from '#web/lib/use-upload.ts'
import { LimitNotice } from '#web/ui/PlanLimit.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { blankForm, toChange, toForm, type VisionForm } from './vision-form.ts'
import { createVision, editVision } from './vision-board.mutations.ts'
import { VisionFields } from './VisionFields.tsx'

export type Beginning = { vision?: Vision; idea?: Partial<VisionForm> }

type Props = Beginning & {
  isOpen: boolean
  usage: LimitUsage | undefined
  onClose: () => void
  onAdded: () => void
}

const labels = {
  noun: 'vision',
  add: 'Add to Vision Board',
  edit: 'Edit Vision',
  create: 'Add to Board',
  creating: 'Adding...',
  close: 'Cancel',
}

export function VisionDialog({ isOpen, vision, idea, usage, onClose, onAdded }: Props) {
  const create = useMutation(createVision)
  const edit = useMutation(editVision)
  const upload = useUpload()
  const form = useRecordForm({
    draft: draftName(vision, idea),
    initial: vision ? toForm(vision) : { ...blankForm, ...idea },
    create: (values, id) => create.mutateAsync({ id, form: values, hasRoom: !isAtLimit(usage) }),
    update:
      vision &&
      ((values) => {
        const change = toChange(vision, values)
        return Object.keys(change).length === 0 ? undefined : edit.mutateAsync({ before: vision, change })
      }),
    isBusy: upload.isBusy,
    onSaved: () => {
      if (!vision) onAdded()
    },
    onClose,
  })
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      {(!form.isEdit || form.savesAnew) && isAtLimit(usage) && (
        <LimitNotice feature="visionBoards" title="Your free board is full">
          You can still change what’s on it. Keep going: your draft is saved here, and removing a vision makes room.
        </LimitNotice>
      )}
      <VisionFields form={form} vision={vision} upload={upload} />
    </RecordDialog>
  )
}

/** An idea gets a draft of its own, so that it never replaces the user's own draft. */
const draftName = (vision: Vision | undefined, idea: Partial<VisionForm> | undefined): string =>
  vision
    ? `vision-board/${vision.id}`
    : idea
      ? `vision-board/idea/${idea.category}/${idea.title ?? ''}`
      : 'vision-board'
