import { useId } from 'react'

/** For pages and content that are not there. */
export function LowSun({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 200 110" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="1" x2="0.6" y2="0">
          <stop offset="0" stopColor="var(--sunrise-coral)" />
          <stop offset="1" stopColor="var(--sunrise-gold)" />
        </linearGradient>
      </defs>
      <g fill="none" stroke="var(--gold)" strokeWidth="1.5" strokeLinecap="round">
        <circle cx="100" cy="88" r="52" opacity="0.75" />
        <circle cx="100" cy="88" r="67" opacity="0.45" />
        <circle cx="100" cy="88" r="84" opacity="0.22" />
      </g>
      <circle cx="100" cy="88" r="38" fill={`url(#${id})`} />
      <path d="M0 90c30-16 58-14 92-4s70 8 108-6v30H0z" fill="var(--hill-far)" />
      <path d="M0 98c44-12 80-4 112 0s60 2 88-8v20H0z" fill="var(--hill-mid)" />
    </svg>
  )
}
