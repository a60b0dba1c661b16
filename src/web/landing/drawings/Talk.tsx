export function Talk({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 72" fill="none" aria-hidden="true" className={className}>
      <path
        d="M18 8h36a14 14 0 0 1 14 14v18a14 14 0 0 1-14 14H32L18 66V54a14 14 0 0 1-14-14V22A14 14 0 0 1 18 8z"
        fill="var(--royal-wash)"
      />
      <path d="M22 39a14 14 0 0 1 28 0z" fill="var(--gold)" />
      <path d="M16 44h40" stroke="var(--royal)" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M36 14v5M20.5 20l3.4 3.6M51.5 20l-3.4 3.6"
        stroke="var(--royal)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
