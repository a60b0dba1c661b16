import type { ComponentProps } from 'react'
import { controlStyles, plainControlStyles } from './control-styles.ts'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import { warnAboutCutPaste } from './warn-about-cut-paste.ts'

/** A text input. Within a `Field` it has that field's id and error. */
export function Input({ className, isPlain = false, ...rest }: ComponentProps<'input'> & { isPlain?: boolean }) {
  const styles = isPlain ? plainControlStyles : cx(controlStyles, 'h-12')
  return <input dir="auto" {...useField()} className={cx(styles, className)} onPaste={warnAboutCutPaste} {...rest} />
}
