import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles.ts'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import { sayWhatWasCut } from './say-what-was-cut.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      dir="auto"
      {...useField()}
      className={cx(controlStyles, 'h-12', className)}
      onPaste={sayWhatWasCut}
      {...rest}
    />
  )
}
