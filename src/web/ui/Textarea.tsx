import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles.ts'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import { sayWhatWasCut } from './say-what-was-cut.ts'

/** Grows with its content where the browser can do that. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...useField()}
      rows={rows}
      onPaste={sayWhatWasCut}
      className={cx(controlStyles, 'field-sizing-content max-h-[60dvh] min-h-32 resize-y', className)}
      {...rest}
    />
  )
}
