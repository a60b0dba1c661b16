import { useId } from 'react'
import { moods } from '#contract/lists.ts'
import { cx } from './cx.ts'

/** A mood from 1 to 5. */
export type Mood = (typeof moods)[number]['value']

const choice =
  'group cursor-pointer rounded-control border transition hover:bg-sunk has-checked:bg-magenta-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal'
const boxed =
  'grid justify-items-center gap-0.5 border-edge bg-surface py-2 has-checked:border-magenta has-checked:ring-1 has-checked:ring-magenta'
const quiet =
  'relative flex h-11 min-w-11 items-center justify-center gap-1.5 border-transparent px-2 has-checked:border-magenta'

type Props = {
  label: string
  value: Mood | null
  onChange: (mood: Mood) => void
  name?: string
  isOptional?: boolean
  isQuiet?: boolean
}

/** Five moods as a group of radio buttons; null is none chosen yet. `isQuiet`: a row of faces, and the word of the chosen one. */
export function MoodPicker({ label, value, onChange, name, isOptional, isQuiet = false }: Props) {
  const ownName = useId()
  return (
    <fieldset>
      <legend
        className={isQuiet ? 'sr-only' : 'mb-1.5 flex w-full items-baseline justify-between text-15 font-semibold'}
      >
        {label}
        {isOptional && <span className="text-13 font-normal text-ink-soft"> Optional</span>}
      </legend>
      <div className={isQuiet ? 'flex' : 'grid grid-cols-5 gap-1.5 sm:gap-2'}>
        {moods.map((mood) => (
          <label key={mood.value} title={mood.word} className={cx(choice, isQuiet ? quiet : boxed)}>
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
            <span aria-hidden="true" className={isQuiet ? 'text-22 leading-none' : 'text-28'}>
              {mood.emoji}
            </span>
            <span className={cx('text-13 font-medium', isQuiet && 'not-group-has-checked:sr-only')}>{mood.word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
