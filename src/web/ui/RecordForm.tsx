import type { ReactNode } from 'react'
import type { Values } from '#web/lib/drafts.ts'
import type { RecordForm as Form } from '#web/lib/use-record-form.ts'
import { KeptNotice } from './KeptNotice.tsx'
import { NotSaved } from './NotSaved.tsx'

type Props<T extends Values> = {
  form: Form<T>
  /** What the record is, within a sentence: 'entry'. */
  noun: string
  /** What the button reads that saves. */
  saveText: string
  notSaved?: string | undefined
  children: ReactNode
}

/** The fields of one record between what is said of its draft and why it was not saved. */
export function RecordForm<T extends Values>({ form, noun, saveText, notSaved, children }: Props<T>) {
  return (
    <form ref={form.setElement} id={form.id} onSubmit={form.handleSubmit} className="grid gap-5">
      <KeptNotice draft={form.draft} startOver={form.isEdit ? `Show the saved ${noun}` : 'Start fresh'} />
      {children}
      <NotSaved
        error={form.error}
        title={notSaved}
        saveText={saveText}
        gone={form.isGone ? goneText(noun, form.savesAnew) : undefined}
      />
    </form>
  )
}

const goneText = (noun: string, canSave: boolean): string =>
  `This ${noun} was deleted somewhere else. ` +
  (canSave ? 'You can save what is here as a new one.' : 'To bring it back, look for it where it was deleted.')
