const days = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ x: 16 + column * 13.3, y: 33 + row * 12 })))

export function Days({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 72" fill="none" aria-hidden="true" className={className}>
      <rect x="4" y="8" width="64" height="58" rx="14" fill="var(--purple-wash)" />
      <path d="M4 22A14 14 0 0 1 18 8h36a14 14 0 0 1 14 14z" fill="var(--purple)" opacity="0.85" />
      <g fill="var(--purple)" opacity="0.4">
        {days.map(({ x, y }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="2.6" />
        ))}
      </g>
      <circle cx="42.6" cy="45" r="8" fill="var(--gold)" />
    </svg>
  )
}
