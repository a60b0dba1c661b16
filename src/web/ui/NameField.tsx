import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

type NameForm = {
  values: { name: string }
  change: (to: { name: string }) => void
  isPending: boolean
  problems: Readonly<Record<string, string | undefined>>
}

/** The name of a record. */
export const NameField = ({ form, placeholder }: { form: NameForm; placeholder?: string }) => (
  <Field label="Name" error={form.problems['name']}>
    <Input
      required
      autoComplete="off"
      maxLength={60}
      readOnly={form.isPending}
      placeholder={placeholder}
      value={form.values.name}
      onChange={({ target }) => form.change({ name: target.value })}
    />
  </Field>
)
