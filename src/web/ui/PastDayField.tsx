import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

type Props = {
  label?: string
  error: string | undefined
  today: string
  earliest?: string
  isReadOnly: boolean
  value: string
  onChange: (day: string) => void
}

/** Today, or a day before it. */
export const PastDayField = ({
  label = 'Day',
  error,
  today,
  earliest = '1900-01-01',
  isReadOnly,
  value,
  onChange,
}: Props) => (
  <Field label={label} error={error}>
    <Input
      type="date"
      required
      min={earliest}
      max={today}
      readOnly={isReadOnly}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)
