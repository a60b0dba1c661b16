import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles.ts'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'

/** The browser's own select, styled: phones have the best list for it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...useField()} className={cx(controlStyles, 'h-12 appearance-none pr-11', className)} {...rest} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  )
}
