import { useState } from 'react'
import { Input } from '#web/ui/Input.tsx'
import { readDay } from './calendar-days.ts'

type Props = { value: string; onChange: (day: string) => void; readOnly?: boolean; min?: string }

/** A date field that's never empty: a cleared or half-typed date is reset on blur. */
export function DayInput({ value, onChange, readOnly = false, min = '1900-01-01' }: Props) {
  const [isBlank, setIsBlank] = useState(false)
  return (
    <Input
      type="date"
      required
      min={min}
      max="2199-12-31"
      readOnly={readOnly}
      value={isBlank ? '' : value}
      onChange={(event) => {
        const day = readDay(event.target.value)
        setIsBlank(event.target.value === '')
        if (day !== undefined) onChange(day)
      }}
      onBlur={() => setIsBlank(false)}
    />
  )
}
