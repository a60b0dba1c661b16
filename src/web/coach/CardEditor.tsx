import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { CoachProposal } from '#contract/coach.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { type CardField, fieldsOf, withFields } from './card-fields.ts'

type Props = {
  proposal: CoachProposal
  acceptIt: string
  isPending: boolean
  onAccept: (edited: CoachProposal) => void
  onCancel: () => void
}

/** Shows the fields of a card instead of the card. Submitting them accepts the card; Escape leaves it unchanged. */
export function CardEditor({ proposal, acceptIt, isPending, onAccept, onCancel }: Props) {
  const fields = fieldsOf(proposal)
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  )
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  useEffect(() => {
    const edited = form.current
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onCancel()
    edited?.addEventListener('keydown', leave)
    return () => edited?.removeEventListener('keydown', leave)
  }, [onCancel])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAccept(withFields(proposal, values))
  }
  return (
    <form ref={form} aria-label="Edit this card" className="grid gap-4" onSubmit={send}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <CardInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            isPending={isPending}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="accent" isPending={isPending}>
          {acceptIt}
        </Button>
        <Button size="small" variant="plain" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Matches an amount in any common notation. */
const amount = String.raw`[\d\s.,'’\p{Sc}]{1,40}`

type InputProps = { field: CardField; value: string; isPending: boolean; onChange: (value: string) => void }

function CardInput({ field: { label, type, isRequired, maxLength }, value, isPending, onChange }: InputProps) {
  const shared = { value, required: isRequired, readOnly: isPending, ...(maxLength !== undefined && { maxLength }) }
  return (
    <div className={type === 'text' || type === 'long' ? 'sm:col-span-2' : undefined}>
      <Field label={label}>
        {type === 'long' ? (
          <Textarea rows={4} {...shared} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <Input
            type={type === 'number' ? 'text' : type}
            autoComplete="off"
            {...(type === 'number' && { inputMode: 'decimal', pattern: amount })}
            {...(type === 'date' && { min: '1900-01-01', max: '2199-12-31' })}
            {...shared}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
