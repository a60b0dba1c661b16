import { useId } from 'react'
import { moods } from '#contract/lists.ts'

export type Mood = (typeof moods)[number]['value']

type Props = { label: string; value: Mood | null; onChange: (mood: Mood) => void; name?: string }

/** Five moods as a group of radio buttons; null is none chosen yet. */
export function MoodPicker({ label, value, onChange, name }: Props) {
  const ownName = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-15 font-semibold">{label}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:gap-2">
        {moods.map((mood) => (
          <label
            key={mood.value}
            className="grid cursor-pointer justify-items-center gap-0.5 rounded-control border border-edge bg-surface py-2 transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:ring-1 has-checked:ring-magenta has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
          >
            <input
              type="radio"
              className="sr-only"
              name={name ?? ownName}
              value={mood.value}
              checked={mood.value === value}
              onChange={() => {
                onChange(mood.value)
              }}
            />
            <span aria-hidden="true" className="text-28">
              {mood.emoji}
            </span>
            <span className="text-13 font-medium">{mood.word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
