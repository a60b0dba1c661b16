type Props = { label: string; value: number; max?: number; valueText?: string }

/** `valueText` is what a screen reader says. */
export function ProgressBar({ label, value, max = 100, valueText }: Props) {
  const share = Math.min(1, Math.max(0, max === 0 ? 0 : value / max))
  return (
    <div className="relative h-2.5 overflow-hidden rounded-full bg-magenta-wash ring-1 ring-line ring-inset">
      <progress
        className="absolute inset-0 opacity-0"
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        max={max}
      />
      <div
        className="h-full rounded-full border-gold bg-magenta transition-[width] duration-250"
        style={{ width: `${share * 100}%`, borderRightWidth: share === 0 ? 0 : 5 }}
      />
    </div>
  )
}
