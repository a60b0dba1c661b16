import { brand } from '#contract/brand.ts'
import { RisingSun } from './drawings/RisingSun.tsx'

/** Our logo and name. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-22 tracking-tight">
      <RisingSun className="h-7" />
      {brand.name}
    </span>
  )
}
