import { useState } from 'react'
import { isSame } from './changed-fields.ts'
import { type DraftSeal, draftSeal } from './draft-seal.ts'
import { readStoredDraft, storeDraft } from './draft-store.ts'
import { newId } from './new-id.ts'
import { useUser } from './session.ts'
import { withDefaults } from './with-defaults.ts'

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value }
/** The values of a form by field, as JSON. */
export type Values = Record<string, Value>
type Stored<T> = { id: string; values: T }

/** The values of one form, and how they change. */
export type Draft<T> = {
  /** The id of the record that this will become; the same until the server has it, so that saving twice creates one. */
  id: string
  values: T
  change: (change: Partial<T>) => void
  /** Whether it began with values from an earlier visit. */
  isKept: boolean
  /** Replaces the values; the previous ones are set aside. */
  replace: (values: T) => void
  /** Resets the form to its initial values. */
  startOver: () => void
  /** Whether values are set aside; `bringBack` restores them. */
  hasSetAside: boolean
  bringBack: () => void
  /** Removes the draft from the device once the server has it. The form keeps its values. */
  forget: () => void
  /** Empties the form for the next record. */
  clear: () => void
}

/**
 * The values of one form, stored on this device until the server has them, so that a closed tab or a lost network loses
 * nothing. `form` names the form (and the record, where it edits one). null stores nothing: for passwords.
 */
export function useDraft<T extends Values>(form: string | null, initial: T): Draft<T> {
  const user = useUser()
  const [seal] = useState(() => draftSeal(user))
  const key = `${user.id}:${form}`
  const [begun] = useState(() => (form === null ? undefined : readDraft(key, seal, initial)))
  const [draft, setDraft] = useState<Stored<T>>(() => begun ?? { id: newId(), values: initial })
  const [setAside, putAside] = useState<Stored<T>>()
  const keep = (next: Stored<T>) => {
    setDraft(next)
    if (form !== null) storeDraft(key, isSame(next.values, initial) ? undefined : JSON.stringify(next), seal)
  }
  const replace = (values: T) => {
    putAside(draft)
    keep({ id: newId(), values })
  }
  return {
    ...draft,
    isKept: begun?.id === draft.id && setAside === undefined,
    hasSetAside: setAside !== undefined,
    change: (change) => {
      keep({ ...draft, values: { ...draft.values, ...change } })
    },
    replace,
    startOver: () => {
      replace(initial)
    },
    bringBack: () => {
      putAside(undefined)
      if (setAside) keep(setAside)
    },
    forget: () => {
      if (form !== null) storeDraft(key, undefined, seal)
    },
    clear: () => {
      putAside(undefined)
      keep({ id: newId(), values: initial })
    },
  }
}

function readDraft<T extends Values>(key: string, seal: DraftSeal, initial: T): Stored<T> | undefined {
  const text = readStoredDraft(key, seal)
  if (text === undefined) return undefined
  const { id, values: stored }: { id?: unknown; values?: unknown } = JSON.parse(text)
  const values = withDefaults(stored, initial)
  return typeof id === 'string' && !isSame(values, initial) ? { id, values } : undefined
}
