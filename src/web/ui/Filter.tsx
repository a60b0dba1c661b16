type Props<T extends string> = {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  isLabelShown?: boolean
}

/** The row of a choice. On a phone it's one line that scrolls sideways, from edge to edge of its page or card. */
export const choiceRow =
  'flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap'

/** A group of radio buttons that looks like a row of words. */
export function Filter<T extends string>({ label, options, value, onChange, isLabelShown = false }: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelShown ? 'mb-1.5 text-15 font-semibold' : 'sr-only'}>{label}</legend>
      <div className={choiceRow}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 text-15 font-semibold text-ink-soft transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
          >
            <input
              type="radio"
              className="sr-only"
              name={label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
