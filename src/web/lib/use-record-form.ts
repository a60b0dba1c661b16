import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { CallError, isGone } from './call.ts'
import { isSame } from './changed-fields.ts'
import { type Draft, useDraft, type Values } from './drafts.ts'
import { focusFormError } from './focus-form-error.ts'

type Options<T extends Values, Saved> = {
  /** The draft's name on this device: 'journal' for a new entry, `journal/${id}` for a changed one. null stores none. */
  draft: string | null
  /** The initial values: a blank record, or the one that is changed. Read once, when the form opens. */
  initial: T
  /** Creates a record. `id` stays the same until it is saved, so that saving twice creates one. Absent where none is created. */
  create?: ((values: T, id: string) => Promise<Saved>) | undefined
  /** Changes the record; absent where there is none yet. Returns undefined where there is nothing to wait for. */
  update?: ((values: T) => Promise<Saved> | undefined) | undefined
  /** Called before a record is created. False stops it, after the user has been shown why (such as a limit that is reached). */
  mayCreate?: (values: T) => boolean
  /** Finds errors before anything is sent, by field. */
  check?: (values: T) => Fields
  /** Something that belongs to the record, such as a picture, is still uploading: saving waits for it. */
  isBusy?: boolean
  onSaved?: (saved: Saved) => void
  /** Whether the form stays for the next record after a save. */
  staysOpen?: boolean
  /** Called when the form is done: saved, or nothing was changed. */
  onClose?: () => void
}

type Fields = Readonly<Partial<Record<string, string>>>

/** The state and the handlers of a record's form. */
export type RecordForm<T extends Values, Saved = never> = {
  /** For `<form id>` and the `form` of its submit button. */
  id: string
  /** For `<form ref>`. */
  setElement: (element: HTMLFormElement | null) => void
  draft: Draft<T>
  values: T
  change: (change: Partial<T>) => void
  /** Whether an existing record is changed. */
  isEdit: boolean
  isPending: boolean
  isBusy: boolean
  /** Whether closing now would lose changes that no draft keeps. */
  losesOnClose: boolean
  /** Errors by field: the server's error of `tags.0` is under `tags`, too. */
  problems: Fields
  error: Error | null
  /** Whether the record was deleted elsewhere, so that saving now creates a new one from these values. */
  isGone: boolean
  savesAnew: boolean
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Handles another change of the record like a save, for a button of its own. */
  run: (saving: Promise<Saved>) => void
}

/**
 * The form of one record: its draft, saving, and errors. A save without changes sends nothing. After a failure the first invalid
 * field takes the focus, else the reason scrolls into view; where the form was closed meanwhile, a toast shows it. Rendered by
 * `ui/RecordDialog` or `ui/RecordForm`.
 */
export function useRecordForm<T extends Values, Saved>(options: Options<T, Saved>): RecordForm<T, Saved> {
  const { create, update, check, mayCreate, isBusy = false } = options
  const id = useId()
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [before] = useState(options.initial)
  const draft = useDraft(options.draft, before)
  const { isPending, failure, setFailure, finish, run } = useSaving(options, draft, element)
  const [isAnew, setIsAnew] = useState(false)
  const isEdit = update !== undefined
  const savesAnew = isAnew || (failure.isGone && isEdit && create !== undefined)

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
    ...failure,
    savesAnew,
    handleSubmit,
    run,
  }
}

/** Waits for a save: it ends the draft, or leaves a failure, which the form shows. */
function useSaving<T extends Values, Saved>(
  { onSaved, staysOpen = false, onClose }: Pick<Options<T, Saved>, 'onSaved' | 'staysOpen' | 'onClose'>,
  draft: Draft<T>,
  element: HTMLFormElement | null,
) {
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  useFocusOnFailure(element, failure)
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
    if (element?.isConnected !== true) showNotSaved()
  }
  const run = (saving: Promise<Saved>) => {
    setIsPending(true)
    setFailure(undefined)
    saving.then(finish, fail)
  }
  return { isPending, failure: failure ?? noFailure, setFailure, finish, run }
}

type Failure = { error: Error | null; problems: Fields; isGone: boolean }

const noFailure: Failure = { error: null, problems: {}, isGone: false }

function useFocusOnFailure(element: HTMLFormElement | null, failure: Failure | undefined): void {
  useEffect(() => {
    if (failure && element) focusFormError(element)
  }, [failure, element])
}

function failureOf(reason: unknown): Failure {
  const error = reason instanceof Error ? reason : new Error('Something went wrong. Please try again.')
  if (!(error instanceof CallError)) return { error, problems: {}, isGone: false }
  const problems: Record<string, string> = { ...error.fields }
  for (const [path, problem] of Object.entries(error.fields)) problems[path.split('.')[0] ?? path] ??= problem
  return { error, problems, isGone: isGone(error) }
}

const showNotSaved = () => {
  toast({
    variant: 'destructive',
    title: 'This isn’t saved yet',
    description: 'What you wrote is kept on this device. Open it again to save it.',
  })
}
