import { useId } from 'react'

/** Our logo. */
export function RisingSun({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 32 26" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="3" y1="25" x2="27" y2="5">
          <stop offset="0" stopColor="var(--sunrise-from)" />
          <stop offset="0.6" stopColor="var(--sunrise-coral)" />
          <stop offset="1" stopColor="var(--sunrise-gold)" />
        </linearGradient>
      </defs>
      <path d="M5 18a11 11 0 0 1 22 0z" fill={`url(#${id})`} />
      <path d="M3 23h26" stroke="var(--sunrise-from)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
