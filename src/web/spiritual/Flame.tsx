/** A flame for an open prayer, a star for an answered one. Decoration. */
export function Flame({ isAnswered, className }: { isAnswered: boolean; className?: string }) {
  return isAnswered ? (
    <svg viewBox="0 0 32 48" aria-hidden="true" className={className}>
      <circle cx="16" cy="20" r="13" fill="var(--gold)" opacity="0.22" />
      <path d="m16 7 2.6 9.4L28 19l-9.4 2.6L16 31l-2.6-9.4L4 19l9.4-2.6z" fill="var(--gold)" />
    </svg>
  ) : (
    <svg viewBox="0 0 32 48" aria-hidden="true" className={className}>
      <circle cx="16" cy="15" r="13" fill="var(--gold)" opacity="0.25" />
      <path d="M16 3c5 6 6.5 9 6.5 13a6.5 6.5 0 0 1-13 0c0-4 2.500-7 6.500-13z" fill="var(--sunrise-coral)" />
      <path
        d="M16 11c2.400 3 3.200 4.600 3.200 6.400a3.200 3.200 0 0 1-6.400 0c0-1.800.9-3.500 3.200-6.400z"
        fill="var(--sunrise-gold)"
      />
      <path d="M11 26h10v20H11z" fill="var(--hill-far)" />
      <path d="M16 22v4" stroke="var(--ink)" strokeWidth="1.5" />
    </svg>
  )
}
