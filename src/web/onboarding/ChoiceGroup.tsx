import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'

type Choice<T extends string> = { value: T; title: string; hint?: ReactNode; icon?: ReactNode }

type Props<T extends string> = {
  label: string
  hint?: ReactNode
  choices: readonly Choice<T>[]
  /** `one`: choosing another replaces the first; `several`: each is on or off. */
  kind: 'one' | 'several'
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
  /** Whether an answer can be taken back. */
  isClearable?: boolean
  error?: string | undefined
  columns?: string
}

/** Cards over radio buttons or checkboxes, so that the keyboard works as in any group. */
export function ChoiceGroup<T extends string>(props: Props<T>) {
  const { label, hint, choices, kind, chosen, onChange, isClearable = false, error, columns } = props
  const id = useId()
  const isInvalid = error !== undefined
  const toggle = (value: T) => {
    if (kind === 'one') return onChange([value])
    const isOn = chosen.includes(value)
    onChange(choices.map((each) => each.value).filter((each) => (each === value ? !isOn : chosen.includes(each))))
  }
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={cx(isInvalid && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined}
      className="min-w-0"
    >
      <div className="flex items-center justify-between gap-3">
        <p id={`${id}-label`} className="text-15 font-semibold">
          {label}
        </p>
        {isClearable && chosen.length > 0 && <ClearButton label={label} onClear={() => onChange([])} />}
      </div>
      {isInvalid && (
        <p id={`${id}-error`} className="text-15 font-medium text-red">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-13 text-ink-soft">
          {hint}
        </div>
      )}
      <div className={cx('mt-2 grid gap-2', columns)}>
        {choices.map((choice, index) => (
          <Card
            key={choice.value}
            choice={choice}
            id={`${id}-${index}`}
            name={id}
            kind={kind}
            isChosen={chosen.includes(choice.value)}
            onToggle={() => {
              toggle(choice.value)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Button
      variant="plain"
      size="small"
      aria-label={`Clear: ${label}`}
      className="-my-3 -mr-3.5 text-ink-soft"
      onClick={(event) => {
        event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
        onClear()
      }}
    >
      Clear
    </Button>
  )
}

type CardProps<T extends string> = {
  choice: Choice<T>
  id: string
  name: string
  kind: 'one' | 'several'
  isChosen: boolean
  onToggle: () => void
}

function Card<T extends string>({ choice, id, name, kind, isChosen, onToggle }: CardProps<T>) {
  const { title, hint, icon } = choice
  return (
    <div className="group relative flex min-h-12 items-center gap-3 rounded-control border border-edge bg-surface px-3.5 py-2.5 transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:ring-1 has-checked:ring-magenta has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal">
      <input
        type={kind === 'one' ? 'radio' : 'checkbox'}
        name={name}
        value={choice.value}
        checked={isChosen}
        onChange={onToggle}
        aria-labelledby={`${id}-title`}
        aria-describedby={hint === undefined ? undefined : `${id}-about`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {icon !== undefined && (
        <span aria-hidden="true" className="shrink-0 text-ink-soft transition group-has-checked:text-magenta">
          {icon}
        </span>
      )}
      <span className="grid min-w-0 flex-1">
        <span id={`${id}-title`} className="font-medium">
          {title}
        </span>
        {hint !== undefined && (
          <span id={`${id}-about`} className="text-13 text-ink-soft group-has-checked:text-ink">
            {hint}
          </span>
        )}
      </span>
      <Check
        aria-hidden="true"
        className="hidden size-4.5 shrink-0 text-magenta group-has-checked:block"
        strokeWidth={2.6}
      />
    </div>
  )
}
