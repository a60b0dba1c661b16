import type { ComponentProps } from 'react'
import { controlStyles, plainControlStyles } from './control-styles.ts'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import { warnAboutCutPaste } from './warn-about-cut-paste.ts'

const boxed = cx(controlStyles, 'max-h-[60dvh] min-h-32 resize-y')
const plain = cx(plainControlStyles, 'resize-none')

/** Grows with its content where the browser can do that. */
export function Textarea({
  className,
  rows = 5,
  isPlain = false,
  ...rest
}: ComponentProps<'textarea'> & { isPlain?: boolean }) {
  return (
    <textarea
      dir="auto"
      {...useField()}
      rows={rows}
      onPaste={warnAboutCutPaste}
      className={cx(isPlain ? plain : boxed, 'field-sizing-content', className)}
      {...rest}
    />
  )
}
