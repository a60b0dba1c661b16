import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'

/** Several lines of text; it grows with what is written where the browser can do that. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...useField()}
      rows={rows}
      className={cx(controlLook, 'field-sizing-content max-h-[60dvh] min-h-32 resize-y', className)}
      {...rest}
    />
  )
}
