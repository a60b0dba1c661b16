export function Leaf({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 72" fill="none" aria-hidden="true" className={className}>
      <circle cx="36" cy="28" r="24" fill="var(--gold-wash)" />
      <circle cx="36" cy="22" r="11" fill="var(--gold)" />
      <path d="M36 64V36" stroke="var(--green)" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M36 56c-4-14-15-20-27-20 1 14 12 22 27 20z" fill="var(--green)" opacity="0.85" />
      <path d="M36 48c3-13 13-19 26-19 0 13-11 22-26 19z" fill="var(--green)" opacity="0.6" />
      <path d="M18 66h36" stroke="var(--green)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
