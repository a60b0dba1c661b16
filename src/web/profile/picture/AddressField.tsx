import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { CallError } from '#web/lib/call.ts'
import { fetchPicture } from '#web/lib/upload-picture.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'

type Props = {
  id: string
  address: string
  onChange: (address: string) => void
  onFetched: (objectPath: string) => void
}

/** The server fetches the picture, so that no other host learns about the user. */
export function AddressField({ id, address, onChange, onFetched }: Props) {
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: (given: string) => fetchPicture(given) })
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problem = isEmpty ? 'Paste an address that begins with https://' : wordsOf(error)
  useEffect(() => {
    // On a phone the sheet's footer would cover it.
    if (problem !== undefined) form.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const given = address.trim()
    setIsEmpty(given === '')
    if (given !== '') mutate(given, { onSuccess: ({ objectPath }) => onFetched(objectPath) })
  }
  return (
    <form ref={form} id={id} noValidate onSubmit={handleSubmit}>
      <Field
        label="Or paste an address"
        error={problem}
        hint="We download the picture once and keep a copy, so no other site can tell when you look at it."
      >
        <div className="flex gap-2">
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            value={address}
            className="min-w-0 flex-1"
            onChange={({ target }) => {
              reset()
              setIsEmpty(false)
              onChange(target.value)
            }}
          />
          <Button type="submit" isPending={isPending} pendingText="Getting it...">
            Get picture
          </Button>
        </div>
      </Field>
    </form>
  )
}

const wordsOf = (error: Error | null): string | undefined =>
  error instanceof CallError ? (error.fields['address'] ?? error.message) : error?.message
