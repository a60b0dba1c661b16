import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { controlStyles } from './control-styles.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'

type Props = { label: string; placeholder?: string; value: string; onChange: (value: string) => void }

/** Searches while the user types; Escape and the cross empty it. */
export function SearchBox({ label, placeholder = label, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className="relative block">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
        }}
        className={cx(controlStyles, 'h-12 appearance-none px-12 [&::-webkit-search-cancel-button]:hidden')}
      />
      {value !== '' && (
        <IconButton
          label="Clear the search"
          icon={<X className="size-5" />}
          className="absolute top-0.5 right-0.5"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
    </search>
  )
}
