import { weekdayNames } from './repeat-labels.ts'

type Props = { chosen: readonly string[]; onChange: (days: string[]) => void }

export function WeekdayPicker({ chosen, onChange }: Props) {
  const toggle = (code: string) => {
    const days = chosen.includes(code) ? chosen.filter((day) => day !== code) : [...chosen, code]
    if (days.length > 0) onChange(days)
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-15 font-semibold">On these days</legend>
      <div className="grid grid-cols-7 gap-1 sm:gap-2">
        {weekdayNames.map(({ code, short, name }) => (
          <label
            key={code}
            className="grid min-h-11 cursor-pointer place-items-center rounded-control border border-edge text-15 font-medium transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:text-magenta has-checked:ring-1 has-checked:ring-magenta has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
          >
            <input
              type="checkbox"
              className="sr-only"
              aria-label={name}
              checked={chosen.includes(code)}
              onChange={() => toggle(code)}
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
