import { brand } from '#contract/brand.ts'
import { cx } from './cx.ts'
import { RisingSun } from './drawings/RisingSun.tsx'

/** Our logo and name. `hidesNameWhenTight`: only the logo on the smallest phones, and where the navigation takes the room. */
export function Brand({ hidesNameWhenTight = false }: { hidesNameWhenTight?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-22 tracking-tight">
      <RisingSun className="h-7" />
      <span className={cx(hidesNameWhenTight && 'max-[22.5rem]:sr-only lg:max-xl:sr-only')}>{brand.name}</span>
    </span>
  )
}
