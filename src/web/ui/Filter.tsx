type Props<T extends string> = {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  isLabelShown?: boolean
}

/** A group of radio buttons that looks like a row of words. */
export function Filter<T extends string>({ label, options, value, onChange, isLabelShown = false }: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelShown ? 'mb-1.5 text-15 font-semibold' : 'sr-only'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 text-15 font-semibold text-ink-soft transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
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
