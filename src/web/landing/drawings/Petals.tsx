const petals = [
  { angle: 0, colour: 'var(--pink)' },
  { angle: 72, colour: 'var(--green)' },
  { angle: 144, colour: 'var(--royal)' },
  { angle: 216, colour: 'var(--purple)' },
  { angle: 288, colour: 'var(--magenta)' },
]

export function Petals({ className }: { className?: string }) {
  return (
    <svg viewBox="-36 -36 72 72" aria-hidden="true" className={className}>
      {petals.map(({ angle, colour }) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0-6c-11-7-12-20 0-29 12 9 11 22 0 29z"
          fill={colour}
          opacity="0.78"
        />
      ))}
      <circle r="6.5" fill="var(--gold)" />
    </svg>
  )
}
