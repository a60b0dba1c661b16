import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode; hint?: ReactNode }

const boxStyles =
  'relative mt-0.5 size-5.5 shrink-0 cursor-pointer appearance-none rounded-[6px] border border-edge bg-surface transition before:absolute before:inset-1 before:scale-0 before:bg-on-accent before:transition before:[clip-path:polygon(14%_44%,0_60%,42%_96%,100%_22%,84%_8%,40%_66%)] checked:border-accent checked:bg-accent checked:before:scale-100'

/** The whole row reacts to a touch. */
export function Checkbox({ label, hint, ...rest }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
      <input type="checkbox" className={boxStyles} {...rest} />
      <span className="grid">
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="text-13 text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}
