import { currencies } from '#contract/lists.ts'
import { Select } from '#web/ui/Select.tsx'

type Props = { value: string; onChange: (currency: string) => void }

export const CurrencySelect = ({ value, onChange }: Props) => (
  <Select value={value} onChange={(event) => onChange(event.target.value)}>
    {currencies.map((code) => (
      <option key={code} value={code}>
        {code}
      </option>
    ))}
  </Select>
)
