import type { ReactNode } from 'react'
import type { Values } from '#web/lib/drafts.ts'
import type { RecordForm as Form } from '#web/lib/use-record-form.ts'
import { Dialog } from './Dialog.tsx'
import { FormFooter } from './FormFooter.tsx'
import { RecordForm } from './RecordForm.tsx'

/** What the dialog of one kind of record says; what is absent reads as in most of them. */
type RecordWords = {
  /** What the record is, within a sentence: 'entry'. */
  noun: string
  /** The title, where a record is made and where one is changed. */
  add: string
  edit?: string
  /** The button that saves, and what it reads meanwhile. */
  create: string
  creating?: string
  save?: string
  close?: string
  /** What is said first when it was not saved. */
  notSaved?: string
}

type Props<T extends Values> = {
  form: Form<T>
  words: RecordWords
  isOpen: boolean
  onClose: () => void
  description?: ReactNode
  /** The fields, and notices before and after them. */
  children: ReactNode
  /** Between the fields and the buttons, in sight while the fields scroll. */
  choice?: ReactNode
  /** Another button, before the others. */
  action?: ReactNode
}

/** The dialog over `useRecordForm`. Closing it loses nothing: what is not saved waits as a draft. */
export function RecordDialog<T extends Values>(props: Props<T>) {
  const { form, words, isOpen, onClose, description, children, choice, action } = props
  const saveText = saveTextOf(form, words)
  const footer = (
    <>
      {action}
      <FormFooter
        form={form.id}
        closeText={words.close}
        isDisabled={form.isBusy}
        isPending={form.isPending}
        pendingText={form.isEdit && !form.savesAnew ? 'Saving...' : (words.creating ?? 'Creating...')}
      >
        {saveText}
      </FormFooter>
    </>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={form.isEdit ? (words.edit ?? words.add) : words.add}
      description={description}
      asksToClose={form.losesOnClose}
      footer={
        choice === undefined ? (
          footer
        ) : (
          <div className="grid w-full gap-3">
            {choice}
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{footer}</div>
          </div>
        )
      }
    >
      <RecordForm form={form} noun={words.noun} saveText={saveText} notSaved={words.notSaved}>
        {children}
      </RecordForm>
    </Dialog>
  )
}

function saveTextOf<T extends Values>({ isEdit, savesAnew }: Form<T>, { noun, create, save }: RecordWords): string {
  if (savesAnew) return `Save as a New ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  return isEdit ? (save ?? 'Save Changes') : create
}
