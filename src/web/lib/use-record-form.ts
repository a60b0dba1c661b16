import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { CallError } from './call.ts'
import { isSame } from './changed-fields.ts'
import { type Draft, useDraft, type Values } from './drafts.ts'
import { bringIntoView } from './failure-in-view.ts'

type Options<T extends Values, Saved> = {
  /** Names the draft on this device: 'journal' for a new entry, `journal/${id}` for one that is changed. null keeps none. */
  draft: string | null
  /** How the fields begin: a blank record, or the one that is changed. Read once, when the form opens. */
  initial: T
  /** Makes a record. `id` stays the same until it is saved, so that saving twice makes one. Absent where none is made. */
  create?: ((values: T, id: string) => Promise<Saved>) | undefined
  /** Changes the record; absent where there is none yet. Answers undefined where nothing is to be sent. */
  update?: ((values: T) => Promise<Saved> | undefined) | undefined
  /** Asked before a record is made: false stops it, having said why (a limit that is reached). */
  mayCreate?: (values: T) => boolean
  /** What is wrong before anything is sent, by field. */
  check?: (values: T) => Fields
  /** Something that belongs to the record, such as a picture, is on its way: it is not saved before that is here. */
  isBusy?: boolean
  onSaved?: (saved: Saved) => void
  /** Whether the form is there for the next record once one is saved. */
  staysOpen?: boolean
  /** Called when there is nothing left to do here: saved, or nothing was changed. */
  onClose?: () => void
}

type Fields = Readonly<Partial<Record<string, string>>>

export type RecordForm<T extends Values, Saved = never> = {
  /** For `<form id>` and the `form` of its submit button. */
  id: string
  /** For `<form ref>`. */
  setElement: (element: HTMLFormElement | null) => void
  draft: Draft<T>
  values: T
  change: (change: Partial<T>) => void
  /** Whether a record that exists is changed. */
  isEdit: boolean
  isPending: boolean
  isBusy: boolean
  /** Whether closing it now would lose something: a draft keeps what is written. */
  losesOnClose: boolean
  /** What is wrong, by field: what the server says of `tags.0` stands under `tags`, too. */
  problems: Fields
  error: Error | null
  /** Whether the record was deleted elsewhere, and whether saving now makes a new one of what is here. */
  isGone: boolean
  savesAnew: boolean
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Follows another change of the record as it does a save, for a button of its own. */
  run: (saving: Promise<Saved>) => void
}

/**
 * The form of one record: its draft on this device until the server has it, saving, and what went wrong. A save that changes
 * nothing sends nothing. After a failure the first wrong field has the focus, else the reason comes into view; where the form
 * was closed meanwhile, a toast says it. Shown by `ui/RecordDialog` or `ui/RecordForm`.
 */
export function useRecordForm<T extends Values, Saved>(options: Options<T, Saved>): RecordForm<T, Saved> {
  const { create, update, check, mayCreate, isBusy = false, onSaved, staysOpen = false, onClose } = options
  const id = useId()
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [before] = useState(options.initial)
  const draft = useDraft(options.draft, before)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [isAnew, setIsAnew] = useState(false)
  const isEdit = update !== undefined
  const isGone = failure?.isGone === true
  const savesAnew = isAnew || (isGone && isEdit && create !== undefined)
  useEffect(() => {
    if (failure && element) bringIntoView(element)
  }, [failure, element])

  const finish = (saved: Saved | undefined) => {
    setIsPending(false)
    if (staysOpen) draft.clear()
    else draft.forget()
    if (saved !== undefined) onSaved?.(saved)
    onClose?.()
  }
  const fail = (error: unknown) => {
    setIsPending(false)
    setFailure(failureOf(error))
    if (element?.isConnected !== true) sayNotSaved()
  }
  const run = (saving: Promise<Saved>) => {
    setIsPending(true)
    setFailure(undefined)
    saving.then(finish, fail)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || isBusy) return
    const { values } = draft
    const wrong = check?.(values) ?? {}
    setFailure(Object.keys(wrong).length > 0 ? { error: null, problems: wrong, isGone: false } : undefined)
    if (Object.keys(wrong).length > 0) return
    if (update && !savesAnew) {
      const saving = isSame(values, before) ? undefined : update(values)
      return saving ? run(saving) : finish(undefined)
    }
    setIsAnew(savesAnew)
    if (create && mayCreate?.(values) !== false) run(create(values, draft.id))
  }
  return {
    id,
    setElement,
    draft,
    values: draft.values,
    change: draft.change,
    isEdit,
    isPending,
    isBusy,
    losesOnClose: isBusy || (options.draft === null && !isSame(draft.values, before)),
    problems: failure?.problems ?? {},
    error: failure?.error ?? null,
    isGone,
    savesAnew,
    handleSubmit,
    run,
  }
}

type Failure = { error: Error | null; problems: Fields; isGone: boolean }

function failureOf(reason: unknown): Failure {
  const error = reason instanceof Error ? reason : new Error('Something went wrong. Please try again.')
  if (!(error instanceof CallError)) return { error, problems: {}, isGone: false }
  const problems: Record<string, string> = { ...error.fields }
  for (const [path, problem] of Object.entries(error.fields)) problems[path.split('.')[0] ?? path] ??= problem
  return { error, problems, isGone: error.code === 'not_found' }
}

const sayNotSaved = () => {
  toast({
    variant: 'destructive',
    title: 'This is not saved yet',
    description: 'What you wrote is kept on this device. Open it again to save it.',
  })
}
