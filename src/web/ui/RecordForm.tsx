import type { ReactNode } from 'react'
import type { Values } from '#web/lib/drafts.ts'
import type { RecordForm as Form } from '#web/lib/use-record-form.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { NotSaved } from './NotSaved.tsx'

type Props<T extends Values> = {
  form: Form<T>
  /** The record's name within a sentence: 'entry'. */
  noun: string
  /** The save button's label. */
  saveText: string
  notSaved?: string | undefined
  /** As high as the page it is on. */
  isPage?: boolean
  children: ReactNode
}

/** The fields of one record, between the notice of its draft and the reason of a failed save. */
export function RecordForm<T extends Values>({ form, noun, saveText, notSaved, isPage = false, children }: Props<T>) {
  const { setElement, id, handleSubmit, draft, isEdit, error, isGone, savesAnew } = form
  return (
    <form
      ref={setElement}
      id={id}
      onSubmit={handleSubmit}
      className={isPage ? 'flex min-h-full flex-col gap-4' : 'grid gap-5'}
    >
      <DraftNotice draft={draft} startOver={isEdit ? `Show the saved ${noun}` : 'Start fresh'} />
      {children}
      <NotSaved
        error={error}
        title={notSaved}
        saveText={saveText}
        gone={isGone ? goneText(noun, savesAnew) : undefined}
      />
    </form>
  )
}

const goneText = (noun: string, canSave: boolean): string =>
  `This ${noun} was deleted somewhere else. ` +
  (canSave
    ? `You can save this as a new ${noun}.`
    : 'If you still want it, undo the delete there, then save again here.')
