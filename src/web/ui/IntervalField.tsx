import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

type Props = { value: string; isPending: boolean; onChange: (value: string) => void }

/** How many days, weeks or months lie between two times. */
export const IntervalField = ({ value, isPending, onChange }: Props) => (
  <Field label="Every">
    <Input
      type="number"
      inputMode="numeric"
      required
      min={1}
      max={99}
      readOnly={isPending}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
)
