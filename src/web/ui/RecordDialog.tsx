import type { ReactNode } from 'react'
import type { Values } from '#web/lib/drafts.ts'
import type { RecordForm as Form } from '#web/lib/use-record-form.ts'
import { buttonRow } from './button-styles.ts'
import { Dialog } from './Dialog.tsx'
import { FormFooter } from './FormFooter.tsx'
import { RecordForm } from './RecordForm.tsx'
import { capitalize } from '#contract/capitalize.ts'

/** The labels of one record's dialog; defaults apply where they are absent. */
type RecordLabels = {
  /** The record's name within a sentence: 'entry'. */
  noun: string
  /** The titles for a new and a changed record. */
  add: string
  edit?: string
  /** The save button's label, and its label while pending. */
  create: string
  creating?: string
  save?: string
  close?: string
  /** The beginning of the message after a failed save. */
  notSaved?: string
}

type Props<T extends Values> = {
  form: Form<T>
  labels: RecordLabels
  isOpen: boolean
  onClose: () => void
  description?: ReactNode
  /** The fields, and notices before and after them. */
  children: ReactNode
  /** Between the fields and the buttons, visible while the fields scroll. */
  choice?: ReactNode
  /** Another button, before the others. */
  action?: ReactNode
  /** With the room of a page: for writing. */
  isPage?: boolean
}

/** The dialog for `useRecordForm`. Closing it loses nothing: unsaved values stay as a draft. */
export function RecordDialog<T extends Values>(props: Props<T>) {
  const { form, labels, isOpen, onClose, description, children, choice, action, isPage = false } = props
  const saveText = saveTextOf(form, labels)
  const footer = (
    <>
      {action}
      <FormFooter
        form={form.id}
        closeText={labels.close}
        isDisabled={form.isBusy}
        isPending={form.isPending}
        pendingText={form.isEdit && !form.savesAnew ? 'Saving...' : (labels.creating ?? 'Creating...')}
      >
        {saveText}
      </FormFooter>
    </>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={form.isEdit ? (labels.edit ?? labels.add) : labels.add}
      description={description}
      asksToClose={form.losesOnClose}
      page={isPage ? 'write' : undefined}
      footer={
        choice === undefined ? (
          footer
        ) : (
          <div className="grid w-full gap-3">
            {choice}
            <div className={buttonRow}>{footer}</div>
          </div>
        )
      }
    >
      <RecordForm form={form} noun={labels.noun} saveText={saveText} notSaved={labels.notSaved} isPage={isPage}>
        {children}
      </RecordForm>
    </Dialog>
  )
}

function saveTextOf<T extends Values>({ isEdit, savesAnew }: Form<T>, { noun, create, save }: RecordLabels): string {
  if (savesAnew) return `Save as a New ${capitalize(noun)}`
  return isEdit ? (save ?? 'Save Changes') : create
}
