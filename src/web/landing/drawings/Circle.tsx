export function Circle({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 72" fill="none" aria-hidden="true" className={className}>
      <circle cx="36" cy="24" r="19" fill="var(--pink)" opacity="0.42" />
      <circle cx="24" cy="45" r="19" fill="var(--purple)" opacity="0.42" />
      <circle cx="48" cy="45" r="19" fill="var(--magenta)" opacity="0.42" />
      <circle cx="36" cy="38" r="7" fill="var(--gold)" />
    </svg>
  )
}
