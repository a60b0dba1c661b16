const leaves = [
  { at: 'translate(60 214)', side: -1, size: 1.2 },
  { at: 'translate(62 190)', side: 1, size: 1.2 },
  { at: 'translate(64 162)', side: -1, size: 1.1 },
  { at: 'translate(66 136)', side: 1, size: 1.05 },
  { at: 'translate(69 108)', side: -1, size: 0.95 },
  { at: 'translate(72 84)', side: 1, size: 0.85 },
  { at: 'translate(76 60)', side: -1, size: 0.72 },
  { at: 'translate(80 42)', side: 1, size: 0.6 },
]

export function Sprig({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 250" aria-hidden="true" className={className}>
      <path d="M58 250c0-90 6-160 28-226" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <g fill="currentColor">
        {leaves.map(({ at, side, size }) => (
          <path
            key={at}
            transform={`${at} scale(${side * size} ${size})`}
            d="M0 0c6-22 24-34 46-36-4 22-20 38-46 36z"
            opacity={side > 0 ? 0.82 : 0.62}
          />
        ))}
        <path d="M86 26c-8-8-10-16-6-26 9 6 12 15 6 26z" opacity="0.82" />
      </g>
    </svg>
  )
}
