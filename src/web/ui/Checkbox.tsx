import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode; hint?: ReactNode }

/** A choice that is on or off; the whole row answers to a touch. */
export function Checkbox({ label, hint, ...rest }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 cursor-pointer accent-magenta" {...rest} />
      <span className="grid">
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="text-13 text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}
