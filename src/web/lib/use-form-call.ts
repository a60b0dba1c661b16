import { useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { CallError } from './call.ts'

type CallFailure = { title: string; description: string }

/**
 * A form with one call. It stays pending after success, because the page is left or changes. On failure a toast shows the reason
 * (`description` where there is none), `fields` has an error per input, and the first of these inputs takes the focus.
 * `run` returns whether it succeeded.
 */
export const useFormCall = ({ title, description }: CallFailure) => {
  const [isPending, setIsPending] = useState(false)
  const [fields, setFields] = useState<CallError['fields']>({})
  const run = async (form: HTMLFormElement, send: () => Promise<unknown>): Promise<boolean> => {
    setIsPending(true)
    setFields({})
    try {
      await send()
      return true
    } catch (error) {
      const callError = error instanceof CallError ? error : undefined
      setFields(callError?.fields ?? {})
      setIsPending(false)
      toast({ variant: 'destructive', title, description: callError?.message || description })
      focusFirst(form, Object.keys(callError?.fields ?? {}))
      return false
    }
  }
  return { isPending, fields, run }
}

/** The value of a form's text input. */
export const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

const focusFirst = (form: HTMLFormElement, names: readonly string[]): void => {
  for (const input of form.querySelectorAll('input')) if (names.includes(input.name)) return input.focus()
}
