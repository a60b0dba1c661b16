type Props = { label: string; value: number; max?: number; valueText?: string; colour?: string }

/** `valueText` is what a screen reader says; `colour`, a CSS colour, replaces magenta. */
export function ProgressBar({ label, value, max = 100, valueText, colour = 'var(--magenta)' }: Props) {
  const share = Math.min(1, Math.max(0, max === 0 ? 0 : value / max))
  return (
    <div
      className="relative h-2.5 overflow-hidden rounded-full ring-1 ring-line ring-inset"
      style={{ backgroundColor: `color-mix(in oklab, ${colour} 14%, var(--surface))` }}
    >
      <progress
        className="absolute inset-0 opacity-0"
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        max={max}
      />
      <div
        className="h-full rounded-full border-gold transition-[width] duration-250"
        style={{ width: `${share * 100}%`, backgroundColor: colour, borderRightWidth: share === 0 ? 0 : 5 }}
      />
    </div>
  )
}
