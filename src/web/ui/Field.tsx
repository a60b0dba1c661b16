import { createContext, use, useId, useMemo, type ReactNode } from 'react'
import { cx } from './cx.ts'

type FieldIds = { id: string; describedBy: string | undefined; isInvalid: boolean }

const FieldContext = createContext<FieldIds | undefined>(undefined)

type Props = {
  label: string
  hint?: ReactNode
  /** The error of the value, from the server or the form. */
  error?: string | undefined
  /** Shown at the right of the label, such as a count or a link. */
  aside?: ReactNode
  /** Only read aloud, where the placeholder says it too. */
  isLabelHidden?: boolean
  /** Says 'Optional' at the right of the label. */
  isOptional?: boolean
  className?: string
  children: ReactNode
}

/** One labelled control with its hint and error, connected for screen readers. The control takes `useField()`. */
export function Field({ label, hint, error, aside, isLabelHidden = false, isOptional, className, children }: Props) {
  const id = useId()
  const isInvalid = error !== undefined && error !== ''
  const describedBy =
    cx(isInvalid && `${id}-error`, isOptional && `${id}-optional`, hint !== undefined && `${id}-hint`) || undefined
  const ids = useMemo(() => ({ id, describedBy, isInvalid }), [id, describedBy, isInvalid])
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-15 font-semibold">
          {label}
        </label>
        {isOptional && (
          <span id={`${id}-optional`} className="text-13 text-ink-soft">
            Optional
          </span>
        )}
        {aside !== undefined && <div className="text-13 text-ink-soft">{aside}</div>}
      </div>
      <FieldContext value={ids}>{children}</FieldContext>
      {isInvalid && (
        <p id={`${id}-error`} className="text-15 font-medium text-red">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-13 text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The attributes that connect a control to its Field; none outside of one. */
export const useField = () => {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    ...(field.describedBy !== undefined && { 'aria-describedby': field.describedBy }),
    ...(field.isInvalid && { 'aria-invalid': true }),
  }
}
