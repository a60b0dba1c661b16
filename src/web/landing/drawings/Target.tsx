export function Target({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 72" fill="none" aria-hidden="true" className={className}>
      <path d="M4 54a32 32 0 0 1 64 0z" fill="var(--magenta-wash)" />
      <path d="M14 54a22 22 0 0 1 44 0z" fill="var(--magenta)" opacity="0.25" />
      <path d="M25 54a11 11 0 0 1 22 0z" fill="var(--magenta)" />
      <path d="M4 60h64" stroke="var(--magenta)" strokeWidth="2" strokeLinecap="round" />
      <path d="M36 43 59 15" stroke="var(--gold)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="59" cy="15" r="5" fill="var(--gold)" />
    </svg>
  )
}
