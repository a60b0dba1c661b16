import { useState, type FormEvent } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { chooseTimer } from './soundscape-player.ts'
import { usePlayer } from './player-state.ts'
import { maxTimerMinutes, timerMinutes } from './sleep-timer.ts'

const isUsual = (minutes: number): boolean => timerMinutes.some((one) => one === minutes)

export function TimerPicker() {
  const { timer } = usePlayer('timer')
  const [isOwn, setIsOwn] = useState(typeof timer === 'number' && !isUsual(timer))
  const handleChoice = (value: string) => {
    setIsOwn(value === 'own')
    if (value !== 'own') chooseTimer(value === 'sound' || value === 'off' ? value : Number(value))
  }
  return (
    <div className="grid gap-3">
      <Field label="Sleep timer" hint="It fades out when time’s up.">
        <Select value={isOwn ? 'own' : String(timer)} onChange={(event) => handleChoice(event.target.value)}>
          <option value="sound">Full length of the sound</option>
          <option value="off">No timer</option>
          {timerMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
          <option value="own">Custom time</option>
        </Select>
      </Field>
      {isOwn && <OwnTime minutes={typeof timer === 'number' ? timer : undefined} />}
    </div>
  )
}

function OwnTime({ minutes }: { minutes: number | undefined }) {
  const [text, setText] = useState(minutes === undefined ? '' : String(minutes))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    chooseTimer(Number(text))
  }
  return (
    <form className="flex items-end gap-2" onSubmit={handleSubmit}>
      <div className="flex-1">
        <Field label="Minutes">
          <Input
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={maxTimerMinutes}
            step={1}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit">Set</Button>
    </form>
  )
}
