const petals = [
  { turn: 0, colour: 'var(--pink)' },
  { turn: 72, colour: 'var(--green)' },
  { turn: 144, colour: 'var(--royal)' },
  { turn: 216, colour: 'var(--purple)' },
  { turn: 288, colour: 'var(--magenta)' },
]

export function Petals({ className }: { className?: string }) {
  return (
    <svg viewBox="-36 -36 72 72" aria-hidden="true" className={className}>
      {petals.map(({ turn, colour }) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0-6c-11-7-12-20 0-29 12 9 11 22 0 29z"
          fill={colour}
          opacity="0.78"
        />
      ))}
      <circle r="6.5" fill="var(--gold)" />
    </svg>
  )
}
