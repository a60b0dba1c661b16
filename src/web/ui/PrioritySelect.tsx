import { priorities } from '#contract/lists.ts'
import { Select } from './Select.tsx'

type Props = { value: number; onChange: (priority: number) => void }

/** Picks a priority from 1 to 5. */
export function PrioritySelect({ value, onChange }: Props) {
  return (
    <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {priorities.map((each) => (
        <option key={each.value} value={each.value}>
          {each.value} · {each.label}
        </option>
      ))}
    </Select>
  )
}
